import { faqCategories, listQuestions } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { Contents } from '#website/components/contents/contents.tsx';
import { Page } from '#website/components/page/page.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import { describeQuestions, QuestionList } from '#website/pages/faq/question-list.tsx';
import styles from './faq.module.css';
import { QuestionFilter } from './question-filter.tsx';
import { RelatedQuestions } from './related-questions.tsx';

const entries = faqCategories.map(({ slug, category }) => ({ id: slug, title: category }));
const urgentQuestions = listQuestions(faqPage.urgent.slugs);

export default function Faq() {
  return (
    <Page {...faqPage} path="/Home/Faq">
      <div className={styles.columns}>
        <QuestionFilter />
        <RelatedQuestions heading={faqPage.urgent.heading} questions={urgentQuestions} />
        <div className={styles.categories}>
          <Contents entries={entries} />
        </div>
        <QuestionList list="all" />
      </div>
      <StructuredData data={describeQuestions()} />
    </Page>
  );
}
