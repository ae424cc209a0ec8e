import { figureWords as words } from '#content/desk/figures.ts';
import styles from './figures.module.css';

const height = 100;

/** A stacked bar chart, hidden from screen readers: the table beside it has the same figures. */
export function Bars({
  title,
  series,
  bars,
}: {
  title: string;
  /** The names of the values, from the bottom. */
  series: readonly string[];
  bars: readonly { readonly label: string; readonly values: readonly number[] }[];
}) {
  const max = Math.max(1, ...bars.map(({ values }) => sum(values)));
  const scale = height / max;
  return (
    <figure className={styles.chart}>
      <figcaption>{words.formatChart(title, max)}</figcaption>
      <svg viewBox={`0 0 ${bars.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, values }, at) => (
          <g key={label}>
            {values.map((value, nth) => {
              const below = sum(values.slice(0, nth + 1));
              return (
                <rect
                  key={series[nth]}
                  data-series={nth}
                  x={at * 10 + 1}
                  width={8}
                  y={height - below * scale}
                  height={value * scale}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <ul className={styles.legend}>
        {series.map((name, nth) => (
          <li key={name} data-series={nth}>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
