import { dirname, join } from 'node:path';
import { z } from 'zod';
import { site } from '#content/site.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { PostDraft } from '#domain/post/post.ts';
import { drawShareCard } from '#media/draw/draw-share-card.ts';
import { prepareShareCard } from '#media/prepare-share-card.ts';
import { refuseContent } from '#scripts/publishing/content-fault.ts';
import { readMarkdown } from '#scripts/publishing/read-markdown.ts';
import { readPicture, toPicture } from '#scripts/publishing/read-media.ts';
import { day, line, readYaml, slug } from '#scripts/publishing/read-yaml.ts';

const frontMatter = z.strictObject({
  title: line(120),
  slug,
  summary: line(300),
  date: day,
  popular: z.boolean().default(false),
  active: z.boolean().default(true),
  picture: line(200).optional(),
  pictureAlt: z.string().trim().max(300).default(''),
});

/** A post from Markdown with front matter. Throws `content-refused` with file, line and reason. */
export async function readPost(file: string, text: string): Promise<{ post: PostDraft; media: PreparedMedia[] }> {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) return refuseContent(file, 1, 'front matter is missing: begin with --- and end it with ---');
  const [whole, head = '', body = ''] = parts;
  const { value, lineOf } = readYaml(head, frontMatter, { file, firstLine: 2 });
  const bodyLine = whole.slice(0, whole.length - body.length).split('\n').length;
  const { html, media } = await readMarkdown(body, { file, firstLine: bodyLine });

  const picture =
    value.picture === undefined
      ? undefined
      : await readPicture(join(dirname(file), value.picture), { file, line: lineOf('picture') });
  if (picture && value.pictureAlt === '') refuseContent(file, lineOf('picture'), 'pictureAlt: say what it shows');
  const share = await prepareShareCard(drawShareCard({ title: value.title, kicker: 'Blog', brand: site.name }));
  return {
    post: {
      slug: value.slug,
      title: value.title,
      summary: value.summary,
      html,
      createdDate: value.date,
      isPopular: value.popular,
      isActive: value.active,
      picture: picture && toPicture(picture, value.pictureAlt),
      shareHash: share.hash,
    },
    media: [...media, ...(picture ? [picture] : []), share],
  };
}
