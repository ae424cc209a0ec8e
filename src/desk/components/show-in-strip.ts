/** Scrolls a strip of links so that this one, the current one, is visible. For `ref`. */
export function showInStrip(link: HTMLElement | null): void {
  const strip = link?.closest('ul');
  if (!link || !strip) return;
  const edge = strip.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.left < edge.left || place.right > edge.right) strip.scrollLeft += place.left - edge.left;
}
