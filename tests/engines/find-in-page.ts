/** An element as a person finds it: what it is, what it is called and what it is in. The first that is visible counts. */
export type Target = {
  readonly role: keyof typeof selectors;
  /** All of the name, or a pattern of it. Any where there is none. */
  readonly name?: string | RegExp;
  readonly within?: Target;
};

/** The elements that have a role in the site's pages. */
const selectors = {
  article: 'article',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox]',
  contentinfo: 'footer',
  dialog: 'dialog[open]',
  group: 'fieldset',
  heading: 'h1',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  option: '[role=option]',
  radio: 'input[type=radio]',
  status: 'output, [role=status]',
  summary: 'summary',
  textbox: 'input, textarea',
} as const;

/** Runs in the page, as do the next two: refers to nothing outside it but to what `toExpression` puts before it. */
function findElement(target: Target, roles: typeof selectors): HTMLElement | undefined {
  const read = (element: Element | null | undefined): string => element?.textContent ?? '';
  const readName = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => read(document.getElementById(id))).join(' ');
    const label = (element as HTMLInputElement).labels?.[0] ?? element.querySelector(':scope > legend');
    return element.getAttribute('aria-label') ?? read(label ?? element);
  };
  const hasName = (element: HTMLElement): boolean => {
    if (target.name === undefined) return true;
    const name = readName(element).replace(/\s+/g, ' ').trim();
    return typeof target.name === 'string' ? name === target.name : target.name.test(name);
  };
  const root = target.within ? findElement(target.within, roles) : document;
  const all = root?.querySelectorAll<HTMLElement>(roles[target.role]) ?? [];
  return [...all].find((element) => hasName(element) && element.checkVisibility({ visibilityProperty: true }));
}

/** What `use` makes of an element; `undefined` where there is none. */
export function toExpression(target: Target, use: (element: HTMLElement) => unknown): string {
  return `(() => {
    ${findElement};
    const found = findElement(${toSource(target)}, ${JSON.stringify(selectors)});
    return found && (${use})(found);
  })()`;
}

/** A pattern is its own source. */
function toSource({ role, name, within }: Target): string {
  const nameSource = typeof name === 'string' ? JSON.stringify(name) : name;
  return `{ role: '${role}', name: ${nameSource}, within: ${within && toSource(within)} }`;
}

/**
 * The middle of an element that takes clicks: it stands still, is enabled, and nothing else covers it. While one page fades into
 * another its picture takes the clicks, of which WebKit's `elementFromPoint` knows nothing.
 */
export async function findPoint(element: HTMLElement): Promise<{ x: number; y: number } | undefined> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const measure = (): DOMRect => element.getClientRects()[0] ?? new DOMRect();
  const before = measure();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const fading = ':active-view-transition';
  if (CSS.supports(`selector(${fading})`) && document.documentElement.matches(fading)) return undefined;
  const { left, top, width, height } = measure();
  if (left !== before.left || top !== before.top || element.matches(':disabled')) return undefined;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const takesClick = element.contains(hit) || hit?.closest('label')?.control === element;
  return takesClick ? { x, y } : undefined;
}
