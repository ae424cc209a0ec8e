/**
 * Runs in the page and describes, one line each, the elements that overflow it, are clipped, or overlap others or a
 * picture. It compares boxes, not pixels; elements that are positioned on purpose (fixed, sticky, absolute) may overlap
 * the page.
 */
export function findBoxErrors(): string[] {
  const errors: string[] = [];
  const wide = document.documentElement.clientWidth;
  const name = (element: Element): string => {
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 40)} “${words}”`;
  };
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  /** Whether an ancestor clips its overflow, so that its box may be larger than what is visible. */
  const isClipped = (element: Element): boolean => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    }
    return false;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const isInFlow = (element: Element): boolean => {
    const { position, float } = getComputedStyle(element);
    return (position === 'static' || position === 'relative') && float === 'none';
  };

  /** Whether a descendant is out of the flow, and may overflow. */
  const hasPositioned = (element: Element): boolean =>
    [...element.querySelectorAll('*')].some((inner) => /absolute|fixed/.test(getComputedStyle(inner).position));

  if (document.documentElement.scrollWidth > wide)
    errors.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const all = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      isShown(element) &&
      !element.closest('svg svg, .visually-hidden, [inert], [popover], dialog, [aria-hidden="true"]'),
  );
  for (const element of all) {
    const box = element.getBoundingClientRect();
    if ((box.right > wide + 1 || box.left < -1) && !isClipped(element))
      errors.push(`overflows the page: ${name(element)}`);
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const isOut = overflowX === 'visible' && !isClipped(element) && element.clientWidth > 0;
    if (
      isOut &&
      element.scrollWidth > element.clientWidth + 1 &&
      !(element instanceof SVGElement) &&
      !hasPositioned(element)
    )
      errors.push(`overflows its box: ${name(element)}`);
    const isCut =
      (overflowX === 'hidden' || overflowX === 'clip') &&
      (overflowY === 'hidden' || overflowY === 'clip') &&
      textOverflow !== 'ellipsis' &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (isCut && element.scrollWidth > element.clientWidth + 1) errors.push(`is clipped: ${name(element)}`);
    if (element instanceof SVGElement) continue;
    const children = [...element.children].filter((child) => isShown(child) && isInFlow(child));
    if (getComputedStyle(element).display === 'inline') continue;
    children.forEach((child, index) => {
      const next = children[index + 1];
      // The search's icon stands in its field.
      if (!next || element.closest('search') || getComputedStyle(child).display.startsWith('inline')) return;
      if (getComputedStyle(next).display.startsWith('inline')) return;
      if (meet(child.getBoundingClientRect(), next.getBoundingClientRect()))
        errors.push(`overlaps the next: ${name(child)} and ${name(next)}`);
    });
  }

  // Text under a picture that it has nothing to do with: an ornament beside a heading.
  const pictures = [...document.querySelectorAll('main :is(img, svg)')].filter(
    (picture) =>
      isShown(picture) && !picture.closest('a, button, label, summary, li, article article, [data-under-text]'),
  );
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around || !isShown(around) || around.closest('svg, .visually-hidden, dialog'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const picture = pictures.find((other) => meet(line, other.getBoundingClientRect()) && !isIntended(around, other));
      if (picture) errors.push(`is over a picture: ${name(around)} and ${name(picture)}`);
    }
  }

  const targets = all.filter((element) => element.matches('a[href], button, input, select, textarea, summary'));
  for (const target of targets.filter((element) => element.matches('button, select, summary'))) {
    const { width, height } = target.getBoundingClientRect();
    // WCAG 2.5.8: a smaller target is hard to hit.
    if (width < 24 || height < 24) errors.push(`is too small a target: ${name(target)}`);
  }
  const boxes = targets.map((target) => [...target.getClientRects()]);
  targets.forEach((target, index) => {
    for (let next = index + 1; next < targets.length; next += 1) {
      const other = targets[next];
      if (!other || target.contains(other) || isIntended(target, other)) continue;
      if (boxes[index]?.some((box) => boxes[next]?.some((against) => meet(box, against))))
        errors.push(`overlaps another target: ${name(target)} and ${name(other)}`);
    }
  });
  return [...new Set(errors)];

  /** Both in the same layer: a sticky bar passes over the page, and the search's icon stands in its field. */
  function isIntended(one: Element, other: Element): boolean {
    const layer = (element: Element): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
      }
      return null;
    };
    return layer(one) !== layer(other) || (one.closest('search') !== null && other.closest('search') !== null);
  }
}
