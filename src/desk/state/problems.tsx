import { Link } from 'react-router';
import { stateWords as words } from '#content/desk/state.ts';
import { formatProblem } from '#content/desk/state-problems.ts';
import type { StateProblem } from '#domain/state-problem.ts';
import styles from './state.module.css';

/** What is wrong, in the given order, with what to do. */
export function Problems({ problems }: { problems: readonly StateProblem[] }) {
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems">{words.formatProblems(problems.length)}</h2>
      <ol>
        {problems.map((problem) => {
          const { title, advice, technical, place } = formatProblem(problem);
          return (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                {advice} {place && <Link to={`/state?show=${place}#${place}`}>{words.places[place]}</Link>}
              </p>
              {technical !== '' && (
                <details>
                  <summary>{words.technical}</summary>
                  <p>{technical}</p>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
