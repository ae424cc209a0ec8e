/** Without letters and figures that are taken for one another when read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for a quote of a day in India: `Q-20261121-7KM4T`. The five signs are drawn by lot, one of 28 million. */
export function drawQuoteNumber(day: string): string {
  const lots = crypto.getRandomValues(new Uint32Array(5));
  const drawn = Array.from(lots, (lot) => signs[lot % signs.length]).join('');
  return `Q-${day.replaceAll('-', '')}-${drawn}`;
}
