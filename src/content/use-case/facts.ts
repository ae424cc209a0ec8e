import { formatTotalWithToken } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import { formatRenewal } from '#content/service/renewal.ts';
import { approvalTimes } from '#content/service/verification.ts';
import { useCaseLabels as labels } from '#content/use-case/labels.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

type LabelledFact = { readonly term: string; readonly fact: string };

/** The certificates that a topic offers, as the calculator is set for them: one or two. */
export function listChoices({ price, otherPrice }: UseCase): readonly [Choice, ...Choice[]] {
  return [{ ...defaultChoice, ...price }, ...(otherPrice ? [{ ...defaultChoice, ...otherPrice }] : [])];
}

/** Their totals with GST, for one year and without a token. */
export function listTotals(useCase: UseCase): readonly string[] {
  return listChoices(useCase).map((choice) => formatTotal(choice, prices));
}

/** What to buy, what it costs and how long approval takes. */
export function listAnswers(useCase: UseCase): readonly LabelledFact[] {
  const { kind, use } = useCase.certificate;
  return [
    { term: labels.kind, fact: kind },
    { term: labels.use, fact: use },
    { term: labels.priceTerm, fact: formatPrice(useCase) },
    { term: labels.approval, fact: approvalTimes[useCase.price.region] },
  ];
}

/** What is the same for nearly every certificate. */
export function listMoreFacts(useCase: UseCase): readonly LabelledFact[] {
  const { className, validity } = useCase.certificate;
  return [
    { term: labels.className, fact: className },
    { term: labels.validity, fact: validity },
    { term: labels.renewal, fact: formatRenewal(listTotals(useCase), useCase) },
  ];
}

/** With the cheapest token, where we sell tokens and the topic has one price. */
function formatPrice(useCase: UseCase): string {
  const [choice, other] = listChoices(useCase);
  const totals = labels.joinTotals(listTotals(useCase));
  if (other || choice.region === 'foreign') return labels.formatPrice(totals);
  return labels.formatPrices(totals, formatTotalWithToken(choice));
}
