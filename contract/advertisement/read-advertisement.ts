import { type ShownPicture, toDataAddress } from '#contract/media/shown-picture.ts';

/** Reads one item of `GetAllAdvertisementsList`: only those that have a picture are used. */
export function toAdvertisement(item: unknown): ShownPicture[] {
  if (typeof item !== 'object' || item === null) return [];
  const picture: unknown = Reflect.get(item, 'picture');
  if (isPicture(picture)) return [{ kind: 'kept', ...picture }];
  const bytes: unknown = Reflect.get(item, 'imageBytes');
  const src = typeof bytes === 'string' ? toDataAddress(bytes) : '';
  return src.startsWith('data:image/') ? [{ kind: 'embedded', src }] : [];
}

type KeptPicture = { hash: string; width: number; height: number; widths: number[]; alt: string };

/** Only our own API answers this; what is read here goes into addresses. */
function isPicture(value: unknown): value is KeptPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, width, height, widths, alt } = value as Partial<Record<keyof KeptPicture, unknown>>;
  return (
    typeof hash === 'string' &&
    /^[0-9a-f]{32}$/.test(hash) &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    Array.isArray(widths) &&
    widths.every((wide) => Number.isInteger(wide)) &&
    typeof alt === 'string'
  );
}
