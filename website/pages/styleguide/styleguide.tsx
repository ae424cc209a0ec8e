import { faqCategories } from '#content/faq/faq.ts';
import { QuestionList } from '#website/components/faq/question-list.tsx';
import { Lines, Page, Section, Steps } from '#website/components/page/page.tsx';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import styles from './styleguide.module.css';

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];
}

/** The design language on one page, for whoever changes it. In development only: `routes.ts` leaves it out of a build. */
export default function Styleguide() {
  return (
    <Page heading="Style guide" lead="Calm, exact, official without bureaucracy: more certificate than start-up.">
      <Section id="colours" heading="Colours by role">
        <Colours />
      </Section>
      <Section id="type" heading="Type, a scale of 1.25">
        <p className={styles.largest}>Three steps up, 3xl प्रमाण</p>
        <p className={styles.larger}>Two steps up, 2xl प्रमाण</p>
        <p className={styles.large}>One step up, l प्रमाण</p>
        <p>
          The text: sixty to seventy characters in a line, so that the eye finds the next one. डिजिटल हस्ताक्षर प्रमाणपत्र
        </p>
        <p className={styles.small}>What comes second, s. Tabular: ₹1,04,000</p>
        <p>
          <code className={styles.figures}>5A 3E 91 0C 7F 24 00</code>
        </p>
      </Section>
      <Section id="space" heading="Space, in steps of 8 px">
        <ul>
          {['half', '1', '2', '3', '4', '5', '6', '8'].map((step) => (
            <li key={step}>
              <code>--space-{step}</code>
              <svg height="12" width="100%" aria-hidden="true">
                <rect width={`var(--space-${step})`} height="12" fill="var(--line-work)" />
              </svg>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="components" heading="Components">
        <Controls />
        <Lines
          lines={['A line of a list', 'Another, long enough to see how it goes on in the line below when it has to']}
        />
        <Steps
          steps={[
            { title: 'A step', text: 'How it is done.' },
            { title: 'The next', text: 'And this one.' },
          ]}
          pictures={['log-in', 'details']}
        />
        <QuestionList categories={faqCategories.slice(0, 2)} level={3} />
      </Section>
      <Section id="drawings" heading="Drawings, in one hand">
        <Drawings />
      </Section>
    </Page>
  );
}
