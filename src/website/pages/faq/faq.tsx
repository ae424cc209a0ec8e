import { listQuestions } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { Page } from '#website/components/page/page.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import { describeQuestions, QuestionList } from '#website/pages/faq/question-list.tsx';
import styles from './faq.module.css';
import { QuestionFilter } from './question-filter.tsx';
import { RelatedQuestions } from './related-questions.tsx';

const urgentQuestions = listQuestions(faqPage.urgent.slugs);

export default function Faq() {
  return (
    <Page {...faqPage} path="/Home/Faq">
      <div className={styles.columns}>
        <QuestionFilter />
        <div className={styles.urgent}>
          <RelatedQuestions heading={faqPage.urgent.heading} questions={urgentQuestions} />
        </div>
        <QuestionList list="all" />
      </div>
      <StructuredData data={describeQuestions()} />
    </Page>
  );
}
