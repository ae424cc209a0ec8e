/** Scrolls a strip of links so that this one, the current one, is in the middle, as far as it scrolls. For `ref`. */
export function showInStrip(link: HTMLElement | null): void {
  const strip = link?.closest('ul');
  if (!link || !strip) return;
  const edge = strip.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  strip.scrollLeft += place.left + place.width / 2 - (edge.left + edge.width / 2);
}
