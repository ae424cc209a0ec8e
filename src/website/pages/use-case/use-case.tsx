import { data } from 'react-router';
import { listQuestions } from '#content/faq/faq.ts';
import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import { listAnswers, listChoices, listMoreFacts } from '#content/use-case/facts.ts';
import { useCaseLabels as labels } from '#content/use-case/labels.ts';
import { useCasePageTitles } from '#content/use-case/page-titles.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { topicPath } from '#contract/routes.ts';
import { planParameters, purposes } from '#domain/plan/answers.ts';
import { routes } from '#domain/site/routes.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Facts } from '#website/components/fact/facts.tsx';
import { Fold } from '#website/components/fold/fold.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { LastReviewed, Lines, Page, Section } from '#website/components/page/page.tsx';
import { ShortSteps, Steps } from '#website/components/page/steps.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { RelatedQuestions } from '#website/pages/faq/related-questions.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';
import type { Route } from './+types/use-case';
import { TokenPanel } from './token-panel.tsx';
import styles from './use-case.module.css';

/** The use case by the slug in the address, with its price and questions. */
export function loader({ params }: Route.LoaderArgs) {
  const topic = useCaseTitles.find(({ slug }) => slug === params.slug);
  const useCase = useCases.find(({ slug }) => slug === topic?.slug);
  if (!topic || !useCase) throw data(null, { status: 404 });
  const [choice] = listChoices(useCase);
  return {
    title: useCasePageTitles[topic.slug],
    useCase: { ...useCase, slug: topic.slug },
    answers: listAnswers(useCase),
    moreFacts: listMoreFacts(useCase),
    pricePath: toPriceLink(choice),
    questions: listQuestions(useCase.faqSlugs),
  };
}

export default function UseCasePage({ loaderData }: Route.ComponentProps) {
  const { title, useCase, answers, moreFacts, pricePath, questions } = loaderData;
  const { certificate, deadline } = useCase;
  const { choices, notes } = certificate;
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
          <Section id="certificate" heading={useCase.heading}>
            <LabelledFacts facts={answers} hasChoices={choices !== undefined} />
            <p className={styles.actions}>
              <ExternalLink href={site.portals.signUp} className={buttons.primary}>
                {names.buy}
              </ExternalLink>
              <SiteLink to={pricePath} className={buttons.button}>
                {labels.priceLink}
              </SiteLink>
              <SiteLink to={toPlan(useCase.slug)}>{labels.plan}</SiteLink>
            </p>
          </Section>
        }
      >
        {choices && (
          <Section id="choice" heading={labels.yourCertificate}>
            <Choices {...choices} />
          </Section>
        )}
        {deadline && (
          <Section id="deadline" heading={deadline.heading}>
            <p>{deadline.warning}</p>
            <Fold title={labels.lastDaySteps} opensWith="deadline">
              <ShortSteps steps={deadline.steps} />
            </Fold>
          </Section>
        )}
        <section className={`${callout.callout} ${styles.note}`} aria-labelledby="before-you-buy">
          <h2 id="before-you-buy">{labels.beforeYouBuy}</h2>
          {notes.length === 1 ? <p>{notes[0]}</p> : <Lines lines={notes} />}
        </section>
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
        <Section id="more" heading={labels.more}>
          <LabelledFacts facts={moreFacts} />
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
        <div className={styles.related}>
          <TokenPanel />
          <RelatedQuestions questions={questions} />
        </div>
      </WithContents>
    </Page>
  );
}

function LabelledFacts({
  facts,
  hasChoices = false,
}: {
  facts: ReturnType<typeof listAnswers>;
  /** Whether the certificate depends on the buyer: its row leads to the list. */
  hasChoices?: boolean;
}) {
  return (
    <Facts>
      {facts.map(({ term, fact }) => (
        <Fact key={term} term={term}>
          {keepTogether(fact)}
          {hasChoices && term === labels.kind && (
            <>
              . <a href="#choice">{labels.findYours}</a>
            </>
          )}
        </Fact>
      ))}
    </Facts>
  );
}

/** What each buyer chooses, with the total. */
function Choices({ intro, rows, note }: NonNullable<UseCase['certificate']['choices']>) {
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
      <p>
        {labels.choicePrices} {note}
      </p>
    </>
  );
}

function listSections({ certificate, deadline, portals }: UseCase): readonly ContentsEntry[] {
  return [
    ...(certificate.choices ? [{ id: 'choice', title: labels.yourCertificate }] : []),
    ...(deadline ? [{ id: 'deadline', title: deadline.heading }] : []),
    { id: 'who', title: labels.whoNeedsIt },
    { id: 'documents', title: labels.documents },
    { id: 'steps', title: labels.steps },
    { id: 'mind', title: labels.commonProblems },
    { id: 'more', title: labels.more },
    { id: 'portals', title: labels.portals(portals.length) },
  ];
}

/** The plan for a use case; a foreign national says first for what. */
function toPlan(slug: string) {
  const purpose = purposes.find((known) => known === slug);
  return purpose ? (`${routes.plan.path}?${planParameters.purpose}=${purpose}` as const) : routes.plan.path;
}
