import type { ErrorText } from '#domain/help/error-text.ts';
import { AnyLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './errors.module.css';

/** What a message means, what to do in order, and where to go. */
export function ErrorAnswer({ error }: { error: Pick<ErrorText, 'meaning' | 'steps' | 'links'> }) {
  const { meaning, steps, links = [] } = error;
  return (
    <div className={styles.answer}>
      <p>{keepTogether(meaning)}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ title, path }) => (
            <li key={path}>
              <AnyLink to={path}>{title}</AnyLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
