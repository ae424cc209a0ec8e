import type { PictureView } from '#contract/picture.ts';
import { findMediaPath, findPlainWidth, namePictureFile, pictureFormats } from '#domain/media/picture.ts';

/** A published picture in the smallest format and width that the browser can use; its place is kept before it comes. */
export function ContentPicture({
  picture,
  sizes,
  className,
  isFirst = false,
}: {
  picture: PictureView;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  className?: string | undefined;
  /** Whether it is in view from the start. */
  isFirst?: boolean;
}) {
  const loading = isFirst ? 'eager' : 'lazy';
  if (picture.kind === 'embedded') return <img src={picture.src} alt="" className={className} loading={loading} />;
  const { hash, width, height, widths, alt } = picture;
  const address = (wide: number, format: (typeof pictureFormats)[number]): string =>
    findMediaPath(hash, namePictureFile(wide, format));
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
      <img
        src={address(findPlainWidth(widths), 'jpeg')}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
