import { MoharError } from '#domain/errors.ts';
import { listWidths } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import { toSlug } from '#domain/post/post-text.ts';
import { isDay, toIndianDay, toMoment } from '#domain/time.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import type { Publication } from '#services/publish-content.ts';

/** Days in India, `2026-11-27`: the first and the last on which an item is shown; blank for now, and for no end. */
export type Period = { readonly from: string; readonly until: string };

/** A publication to which one item is added. */
export const nothing: Publication = { media: [], posts: [], notices: [], advertisements: [], banner: undefined };

/** When an item appears and ends: at midnight in India. Throws `entry-invalid` for an end in the past or before the start. */
export function toChanges({ from, until }: Period, now: Date) {
  if (![from, until].every((day) => day === '' || isDay(day)))
    throw new MoharError('entry-invalid', 'choose days of the calendar');
  const today = toIndianDay(now);
  if (until !== '' && (until < today || until < from))
    throw new MoharError('entry-invalid', 'the last day is over, or before the first day');
  const start = from > today ? [{ isActive: 1, dueAt: toMoment(from).toISOString() }] : [];
  if (until === '') return start;
  const next = toIndianDay(new Date(toMoment(until).getTime() + 86_400_000));
  return [...start, { isActive: 0, dueAt: toMoment(next).toISOString() }];
}

/** Encodes a picture that an editor has chosen. Throws `media-refused` with the reason. */
export async function readPicture(file: Uint8Array, alt: string) {
  const prepared = await preparePicture(file);
  const { hash, kind, width, height, files } = prepared;
  const picture: Picture = { hash, width, height, widths: listWidths(files), isDrawing: kind === 'drawing', alt };
  return { prepared, picture };
}

/** A key that none of the items has: the day, and the letters and digits of the title. */
export function createKey(items: readonly { readonly key: string }[], title: string, now: Date): string {
  const key = toSlug(`${toIndianDay(now)} ${title}`, 60);
  const taken = new Set(items.map((item) => item.key));
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
