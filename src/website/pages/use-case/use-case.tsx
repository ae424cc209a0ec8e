import { data } from 'react-router';
import { listQuestions } from '#content/faq/faq.ts';
import { names } from '#content/layout/names.ts';
import { prices } from '#content/prices/prices.ts';
import { formatRenewal } from '#content/service/renewal.ts';
import { site } from '#content/site.ts';
import { useCaseLabels as labels } from '#content/use-case/labels.ts';
import { useCasePageTitles } from '#content/use-case/page-titles.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { topicPath } from '#contract/routes.ts';
import { planParameters, purposes } from '#domain/plan/answers.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';
import { routes } from '#domain/site/routes.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { LastReviewed, Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps, Steps } from '#website/components/page/steps.tsx';
import { RelatedQuestions } from '#website/pages/faq/related-questions.tsx';
import { formatCertificate, toPriceLink } from '#website/pages/price/format-choice.ts';
import type { Route } from './+types/use-case';
import { TokenPanel } from './token-panel.tsx';
import styles from './use-case.module.css';

/** The use case by the slug in the address, with its price and questions. */
export function loader({ params }: Route.LoaderArgs) {
  const topic = useCaseTitles.find(({ slug }) => slug === params.slug);
  const useCase = useCases.find(({ slug }) => slug === topic?.slug);
  if (!topic || !useCase) throw data(null, { status: 404 });
  const choice: Choice = { ...defaultChoice, ...useCase.price };
  const other = useCase.otherPrice && { ...defaultChoice, ...useCase.otherPrice };
  const choices = [choice, ...(other ? [other] : [])];
  const totals = choices.map((each) => formatTotal(each, prices));
  const price = {
    path: toPriceLink(choice),
    texts: choices.map((each, index) => labels.formatPrice(formatCertificate(each), totals[index] ?? '')),
    link: labels.formatPriceLink(totals),
    renewal: formatRenewal(totals, useCase),
  };
  return {
    title: useCasePageTitles[topic.slug],
    useCase: { ...useCase, slug: topic.slug },
    price,
    questions: listQuestions(useCase.faqSlugs),
  };
}

export default function UseCasePage({ loaderData: { title, useCase, price, questions } }: Route.ComponentProps) {
  const { certificate, deadline } = useCase;
  const { className, kind, use, validity, choices, notes } = certificate;
  return (
    <Page
      title={title}
      description={useCase.summary}
      path={topicPath(useCase.slug)}
      heading={useCase.title}
      intro={useCase.subheading}
      ornament={<Figure name={useCase.slug} />}
    >
      <WithContents
        entries={listSections(useCase)}
        top={
          <>
            <section
              className={`${callout.callout} ${styles.note}`}
              data-choices={choices !== undefined}
              aria-labelledby="before-you-buy"
            >
              <h2 id="before-you-buy">{choices ? labels.yourCertificate : labels.beforeYouBuy}</h2>
              {choices && <Choices {...choices} />}
              {notes.length === 1 ? <p>{notes[0]}</p> : <Lines lines={notes} />}
            </section>
            <p className={styles.actions}>
              <ExternalLink href={site.portals.signUp} className={buttons.primary}>
                {names.buy}
              </ExternalLink>
              <SiteLink to={price.path} className={buttons.button}>
                {price.link}
              </SiteLink>
              <SiteLink to={toPlan(useCase.slug)}>{labels.plan}</SiteLink>
            </p>
          </>
        }
        side={
          <>
            <TokenPanel />
            <RelatedQuestions questions={questions} />
          </>
        }
      >
        {deadline && (
          <Section id="deadline" heading={deadline.heading}>
            <p>{deadline.warning}</p>
            <ShortSteps steps={deadline.steps} />
          </Section>
        )}
        <Section id="certificate" heading={useCase.heading}>
          <Facts>
            <Fact term={labels.className}>{className}</Fact>
            <Fact term={labels.kind}>{kind}</Fact>
            <Fact term={labels.use}>{use}</Fact>
            <Fact term={labels.validity}>{validity}</Fact>
            {!choices && (
              <Fact term={labels.priceTerm}>
                {price.texts.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </Fact>
            )}
            <Fact term={labels.renewal}>{price.renewal}</Fact>
          </Facts>
        </Section>
        <Section id="who" heading={labels.whoNeedsIt}>
          <Lines lines={useCase.whoNeedsIt} />
        </Section>
        <Section id="documents" heading={labels.documents}>
          <Lines lines={useCase.documents} />
        </Section>
        <Section id="steps" heading={labels.steps}>
          <Steps steps={useCase.steps} />
        </Section>
        <Section id="mind" heading={labels.commonProblems}>
          <Lines lines={useCase.commonProblems} />
        </Section>
        <Section id="portals" heading={labels.portals(useCase.portals.length)}>
          <ul className={styles.links}>
            {useCase.portals.map(({ title, href }) => (
              <li key={href}>
                <ExternalLink href={href}>{title}</ExternalLink> <span data-screen-only>{new URL(href).host}</span>
              </li>
            ))}
          </ul>
          <LastReviewed date={useCase.lastReviewed} />
        </Section>
      </WithContents>
    </Page>
  );
}

/** What each buyer chooses, with the total. */
function Choices({ intro, rows }: NonNullable<UseCase['certificate']['choices']>) {
  return (
    <>
      <p>{intro}</p>
      <Facts>
        {rows.map(({ buyer, category, total, condition }) => (
          <Fact key={buyer} term={buyer}>
            <b>{labels.formatChoice(category, total)}</b>
            <p>{condition}</p>
          </Fact>
        ))}
      </Facts>
      <p>{labels.choicePrices}</p>
    </>
  );
}

function listSections({ heading, deadline, portals }: UseCase): readonly ContentsEntry[] {
  return [
    ...(deadline ? [{ id: 'deadline', title: deadline.heading }] : []),
    { id: 'certificate', title: heading },
    { id: 'who', title: labels.whoNeedsIt },
    { id: 'documents', title: labels.documents },
    { id: 'steps', title: labels.steps },
    { id: 'mind', title: labels.commonProblems },
    { id: 'portals', title: labels.portals(portals.length) },
  ];
}

/** The plan for a use case; a foreign national says first for what. */
function toPlan(slug: string) {
  const purpose = purposes.find((known) => known === slug);
  return purpose ? (`${routes.plan.path}?${planParameters.purpose}=${purpose}` as const) : routes.plan.path;
}
