import { escapeUTF8 } from 'entities';
import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import { listAnswers, listMoreFacts } from '#content/use-case/facts.ts';
import { useCaseLabels as labels } from '#content/use-case/labels.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { listSentences } from '#domain/sentences.ts';
import type { DetailContent } from '#domain/use-case/detail.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

/** The detail object of the use case with that slug; `undefined` for none. */
export function findDetailContent(slug: string): DetailContent | undefined {
  const useCase = useCases.find((candidate) => candidate.slug === slug);
  return useCase && toDetailContent(useCase);
}

/** The same facts as the topic's page, as `/details` takes them. */
function toDetailContent(useCase: UseCase): DetailContent {
  const { certificate, deadline } = useCase;
  const { choices, notes } = certificate;
  return {
    imageSrc: `/figures/${useCase.slug}.svg`,
    title: useCase.title,
    heading: useCase.heading,
    subheading: useCase.subheading,
    currentPage: useCase.title,
    paragraph: [
      toFacts(listAnswers(useCase)),
      choices ? toChoices(choices) : '',
      `<blockquote>${list(notes)}</blockquote>`,
      `<p><a href="/pricing">${labels.priceLink}</a></p>`,
      deadline ? toDeadline(deadline) : '',
      `<h2>${labels.whoNeedsIt}</h2>${list(useCase.whoNeedsIt)}`,
      `<h2>${labels.documents}</h2>${list(useCase.documents)}`,
      `<h2>${labels.steps}</h2><ol>${useCase.steps.map(toStep).join('')}</ol>`,
      `<h2>${labels.commonProblems}</h2>${list(useCase.commonProblems)}`,
      `<h2>${labels.more}</h2>${toFacts(listMoreFacts(useCase))}`,
    ].join(''),
    ctaText: names.buy,
    ctaLink: site.portals.signUp,
  };
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeUTF8(line)}</li>`).join('')}</ul>`;
}

function toDeadline({ heading, warning, steps }: NonNullable<UseCase['deadline']>): string {
  const lines = steps.map((step) => `<li>${escapeUTF8(step)}</li>`).join('');
  return `<h2>${escapeUTF8(heading)}</h2><p>${escapeUTF8(warning)}</p><ol>${lines}</ol>`;
}

function toFacts(facts: ReturnType<typeof listAnswers>): string {
  const rows = facts.map(({ term, fact }) => `<div><dt>${escapeUTF8(term)}</dt><dd>${escapeUTF8(fact)}</dd></div>`);
  return `<dl>${rows.join('')}</dl>`;
}

function toChoices({ intro, rows, note }: NonNullable<UseCase['certificate']['choices']>): string {
  const facts = rows.map(({ buyer, category, total, condition }) => ({
    term: buyer,
    fact: `${labels.formatChoice(category, total)}. ${condition}`,
  }));
  return `<p>${escapeUTF8(intro)}</p>${toFacts(facts)}<p>${labels.choicePrices} ${escapeUTF8(note)}</p>`;
}

function toStep({ title, text, caution }: UseCase['steps'][number]): string {
  const warning = caution ? `<p><b>${escapeUTF8(caution)}</b></p>` : '';
  const sentences = listSentences(text);
  const body = sentences.length > 1 ? list(sentences) : `<p>${escapeUTF8(text)}</p>`;
  return `<li><h3>${escapeUTF8(title)}</h3>${warning}${body}</li>`;
}
