import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { samplePdf } from '#tests/submissions.ts';

export const picture = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#16224a' } })
  .png()
  .toBuffer();

/** A folder with these files, a picture and a PDF; answers their paths. */
export function writeFiles(files: { readonly [name: string]: string | Buffer }) {
  const folder = join(mkdtempSync(join(tmpdir(), 'mohar-content-')), 'own');
  mkdirSync(folder);
  const all = { 'token.png': picture, 'notice.pdf': samplePdf, ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return {
    folder,
    paths: Object.keys(files).map((name) => join(folder, name)),
    [Symbol.dispose]: () => rmSync(dirname(folder), { recursive: true }),
  };
}

/** The front matter of a post, ten lines. */
export const head = `---
title: How to bid
slug: how-to-bid
summary: What a bidder needs.
date: 2026-11-20
popular: true
picture: token.png
pictureAlt: A token
---
`;
