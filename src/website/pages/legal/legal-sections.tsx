import type { LegalSection } from '#domain/legal/legal.ts';
import { Lines } from '#website/components/page/page.tsx';

/** The points of a legal page, `level` below the page's heading. */
export function LegalSections({ sections, level: Heading }: { sections: readonly LegalSection[]; level: 'h2' | 'h3' }) {
  return sections.map(({ slug, heading, paragraphs }) => (
    <section key={slug} id={slug}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <Lines key={paragraph[0]} lines={paragraph} />
        ),
      )}
    </section>
  ));
}
