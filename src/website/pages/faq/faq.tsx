import { faqCategories } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { Contents } from '#website/components/contents/contents.tsx';
import { Page } from '#website/components/page/page.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import { describeQuestions, QuestionList } from '#website/pages/faq/question-list.tsx';
import styles from './faq.module.css';
import { QuestionFilter } from './question-filter.tsx';

const entries = faqCategories.map(({ slug, category }) => ({ id: slug, title: category }));

export default function Faq() {
  return (
    <Page {...faqPage} path="/Home/Faq">
      <div className={styles.columns}>
        <QuestionFilter />
        <div className={styles.categories}>
          <Contents entries={entries} />
        </div>
        <QuestionList list="all" />
      </div>
      <StructuredData data={describeQuestions()} />
    </Page>
  );
}
