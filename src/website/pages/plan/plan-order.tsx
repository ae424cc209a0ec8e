import * as texts from '#content/plan/plan.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { planPath } from '#domain/plan/answers.ts';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import { Fold } from '#website/components/fold/fold.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Lines } from '#website/components/page/page.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';
import { type AnsweredPlan, listNotes } from './list-lines.ts';
import styles from './plan.module.css';
import { BuyButton, hasBuyButton } from './plan-verdict.tsx';

const { planLabels: labels } = texts;

/** The certificate, its prices and what leads to the order. */
export function Order({ plan }: { plan: AnsweredPlan }) {
  const { choice, answers } = plan;
  const { region, category, certificateType } = choice;
  const { region: regions, category: categories, type } = optionNames;
  const names = [regions[region], categories[category], ...(certificateType ? [type[certificateType]] : [])];
  return (
    <>
      <Facts>
        <Fact term={labels.kind}>{texts.certificateNames[category]}</Fact>
        <Fact term={labels.category}>
          <SiteLink to={toPriceLink(choice)}>{names.join(', ')}</SiteLink>
        </Fact>
      </Facts>
      <Totals plan={plan} />
      {plan.status !== 'too-late' && !hasBuyButton(plan) && <BuyButton />}
      {answers.purpose === 'mca-income-tax-gst' && answers.signer === 'organisation' && (
        <p data-screen-only>
          <a href={planPath({ ...answers, purpose: 'documents' })}>{labels.forAnotherPortal}</a>
        </p>
      )}
      <Lines lines={listNotes(plan)} />
      <Fold title={labels.renewal}>
        <p>{texts.renewalNote}</p>
      </Fold>
    </>
  );
}

/** The totals of each validity; for an applicant without a token also with the cheapest one. */
function Totals({ plan: { totals, totalsWithToken, answers, status } }: { plan: AnsweredPlan }) {
  const isShipped = status === 'in-time';
  return (
    <>
      <table className={styles.totals}>
        <caption>{labels.prices}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.validity}</th>
            <th scope="col">{answers.signer === 'software' ? labels.withoutHsm : labels.withoutToken}</th>
            {totalsWithToken && <th scope="col">{isShipped ? labels.withShipping : labels.withToken}</th>}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ years, total }, index) => (
            <tr key={years}>
              <th scope="row">{labels.formatYears(years)}</th>
              <td>{total}</td>
              {totalsWithToken && <td>{totalsWithToken[index]?.total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {totalsWithToken && <p className={styles.small}>{isShipped ? labels.withShippingNote : labels.withTokenNote}</p>}
    </>
  );
}
