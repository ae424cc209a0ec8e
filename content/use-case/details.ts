import { escapeUTF8 } from 'entities';
import { prices } from '#content/prices/prices.ts';
import { site } from '#content/site.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';
import type { DetailContent } from '#domain/use-case/detail.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

/** The detail object of the use case with that slug; `undefined` for none. */
export function findDetailContent(slug: string): DetailContent | undefined {
  const useCase = useCases.find((candidate) => candidate.slug === slug);
  return useCase && toDetailContent(useCase);
}

/** The same facts as the topic's page, as `/details` takes them. */
function toDetailContent(useCase: UseCase): DetailContent {
  const { className, kind, use, validity, note } = useCase.certificate;
  const total = formatTotal({ ...defaultChoice, ...useCase.price }, prices);
  return {
    imageSrc: `/figures/${useCase.slug}.svg`,
    title: useCase.title,
    heading: useCase.heading,
    subheading: useCase.subheading,
    currentPage: useCase.title,
    paragraph: [
      `<h2>The certificate you need</h2>${list([className, kind, use, validity, ...(note ? [note] : [])])}`,
      `<p><b>${total}</b> with GST for one year, without a token. <a href="/pricing">All prices</a></p>`,
      `<h2>Who needs it</h2>${list(useCase.whoNeedsIt)}`,
      `<h2>Documents</h2>${list(useCase.documents)}`,
      `<h2>Step by step</h2>${list(
        useCase.steps.map(({ title, text }) => `${title}: ${text}`),
        'ol',
      )}`,
      `<h2>Common problems</h2>${list(useCase.mindThat)}`,
    ].join(''),
    ctaText: 'Buy DSC',
    ctaLink: site.portals.signUp,
  };
}

function list(lines: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${lines.map((line) => `<li>${escapeUTF8(line)}</li>`).join('')}</${tag}>`;
}
