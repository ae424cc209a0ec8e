import * as labels from '#content/faq/labels.ts';
import { searchLimits } from '#domain/search/search-entry.ts';
import field from '#website/components/field/field.module.css';
import styles from './question-filter.module.css';

/** Lists the questions that match a text, as links (`filter-questions.ts`); hidden without scripts. */
export function QuestionFilter() {
  return (
    <search className={styles.filter} data-question-filter data-screen-only>
      <div className={field.field}>
        <label htmlFor="find-question">{labels.findQuestion}</label>
        <p id="find-question-hint" className={field.hint}>
          {labels.findQuestionHint}
        </p>
        <input
          id="find-question"
          type="search"
          maxLength={searchLimits.query}
          autoComplete="off"
          aria-describedby="find-question-hint"
        />
      </div>
      <p role="status" className={styles.count} />
      <ul className={styles.list} />
    </search>
  );
}
