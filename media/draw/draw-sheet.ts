/** A drawing of so many user units, which are pixels at its full size, on one ground. */
export type Sheet = { readonly width: number; readonly height: number; readonly ground: string };

/** A whole SVG file. */
export function drawSheet({ width, height, ground }: Sheet, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>\n`;
}
