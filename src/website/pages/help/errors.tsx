import { errorGroups, errorsPage, errorLabels as labels } from '#content/help/errors.ts';
import type { ErrorGroup, ErrorText } from '#domain/help/error-text.ts';
import { WithContents } from '#website/components/contents/contents.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import { LastReviewed, Page, Section } from '#website/components/page/page.tsx';
import { Island } from '#website/islands/island.tsx';
import { ErrorAnswer } from './error-answer.tsx';
import styles from './errors.module.css';
import { FindMessage } from './find-message.tsx';

const findable = errorGroups.flatMap(({ title, errors }) =>
  errors.map(({ source: _, ...error }) => ({ ...error, portal: title })),
);

/** `/help/errors`: the messages by portal, and a box that finds a pasted one. */
export default function Errors() {
  return (
    <Page {...errorsPage} path="/help/errors">
      <WithContents
        entries={errorGroups.map(({ slug, title }) => ({ id: slug, title }))}
        top={
          <Section id="find" heading={labels.box}>
            <Island name="errors" widget={FindMessage} props={{ errors: findable }} />
          </Section>
        }
      >
        {errorGroups.map((group) => (
          <Group key={group.slug} {...group} />
        ))}
        <LastReviewed date={errorsPage.lastReviewed} />
      </WithContents>
    </Page>
  );
}

function Group({ slug, title, portal, errors }: ErrorGroup) {
  return (
    <Section id={slug} heading={title}>
      <div>
        {errors.map((error) => (
          <Entry key={error.slug} error={error} />
        ))}
      </div>
      {portal && (
        <p>
          <ExternalLink href={portal.href}>{portal.title}</ExternalLink>
        </p>
      )}
    </Section>
  );
}

function Entry({ error }: { error: ErrorText }) {
  const { slug, text, source } = error;
  return (
    <details id={slug} className={styles.entry}>
      <summary>
        <h3>“{text}”</h3>
      </summary>
      <ErrorAnswer error={error} />
      <p className={styles.source}>
        {source ? (
          <>
            {labels.quoted} <ExternalLink href={source}>{new URL(source).host}</ExternalLink>
          </>
        ) : (
          labels.unconfirmed
        )}
      </p>
    </details>
  );
}
