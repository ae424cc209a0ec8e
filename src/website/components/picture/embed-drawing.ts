import type { PictureView } from '#contract/picture.ts';
import type { WebsiteContext } from '#website/context.ts';

/** The maximum size of an embedded drawing, in bytes before compression; compression halves them. */
const maxEmbedded = 12_288;

/** Embeds the drawing of the first viewport, the largest contentful paint: a file would need a request first. */
export async function embedDrawing<Picture extends PictureView | undefined>(
  picture: Picture,
  readDrawing: WebsiteContext['readDrawing'],
): Promise<Picture> {
  if (picture?.kind !== 'stored' || !picture.isDrawing) return picture;
  const svg = await readDrawing(picture.hash);
  if (svg === undefined || svg.length > maxEmbedded) return picture;
  return { ...picture, drawing: toDataUrl(svg) };
}

/**
 * As text: compressed with the page it is half as large as Base64. A URL has no line ends, and a double quote would be
 * escaped in HTML.
 */
function toDataUrl(svg: string): string {
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replaceAll(/["%#<>&\t\n\r]/g, encodeURIComponent)}`;
}
