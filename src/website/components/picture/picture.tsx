import type { PictureView } from '#contract/picture.ts';
import { drawingFile, findFallbackWidth, namePictureFile, pictureFormats, toMediaPath } from '#domain/media/picture.ts';

/**
 * A published picture in several formats and widths, or a drawing; its dimensions reserve the space before it is
 * loaded.
 */
export function Picture({
  picture,
  sizes,
  className,
  isFirst = false,
}: {
  picture: PictureView;
  /** As the attribute `sizes`. */
  sizes: string;
  className?: string | undefined;
  /** Whether it is in the first viewport, so not loaded lazily. */
  isFirst?: boolean;
}) {
  const loading = isFirst ? 'eager' : 'lazy';
  if (picture.kind === 'embedded') return <img src={picture.src} alt="" className={className} loading={loading} />;
  const { hash, width, height, widths, isDrawing, alt, drawing = toMediaPath(hash, drawingFile) } = picture;
  const address = (wide: number, format: (typeof pictureFormats)[number]): string =>
    toMediaPath(hash, namePictureFile(wide, format));
  const image = (
    <img
      src={isDrawing ? drawing : address(findFallbackWidth(widths), 'jpeg')}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={loading}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : {})}
    />
  );
  if (isDrawing) return image;
  return (
    <picture>
      {pictureFormats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
