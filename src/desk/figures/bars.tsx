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
  const max = roundUp(Math.max(...bars.map(({ values }) => sum(values))));
  const scale = height / max;
  const width = bars.length * 10;
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          {[max, max / 2, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-IN')}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, height / 2, height].map((y) => (
            <line key={y} x2={width} y1={y} y2={y} />
          ))}
          {bars.map(({ label, values }, at) => (
            <g key={label}>
              {values.map((value, index) => {
                const below = sum(values.slice(0, index + 1));
                return (
                  <rect
                    key={series[index]}
                    data-series={index}
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
          {bars.length > 6 && <span>{bars[Math.floor(bars.length / 2)]?.label}</span>}
          <span>{bars.at(-1)?.label}</span>
        </p>
      </div>
      <ul className={styles.legend}>
        {series.map((name, index) => (
          <li key={name} data-series={index}>
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

/** The end of the scale: the next multiple of 2, 20, 200 …, so that its half is a whole number. */
function roundUp(value: number): number {
  const step = 2 * 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value / 2))));
  return Math.max(2, Math.ceil(value / step) * step);
}
