import type { LegalSection } from '#domain/legal/legal.ts';
import { Lines } from '#website/components/page/page.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';

/** The points of a legal page, `level` below the page's heading. */
export function LegalSections({ sections, level: Heading }: { sections: readonly LegalSection[]; level: 'h2' | 'h3' }) {
  return sections.map(({ slug, heading, paragraphs }) => (
    <section key={slug} id={slug}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{keepTogether(paragraph)}</p>
        ) : (
          <Lines key={paragraph[0]} lines={paragraph} />
        ),
      )}
    </section>
  ));
}
