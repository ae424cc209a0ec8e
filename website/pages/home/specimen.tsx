import { hero } from '#content/home/hero.ts';
import { Band } from '#website/components/guilloche/band.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import styles from './specimen.module.css';

/** What is sold here, to be looked at: a certificate on its line-work. One picture to assistive technology. */
export function Specimen() {
  const { label, mark, kind, subject, fields } = hero.specimen;
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <Figure name="hero" className={styles.rosette} />
      <div className={styles.sheet}>
        <Band className={styles.band} lines={7} wave={72} />
        <div className={styles.head}>
          <Logo />
          <span className={styles.kind}>{kind}</span>
        </div>
        <div className={styles.name}>
          <p className={styles.subject}>
            <span>{subject.term}</span>
            <b>{subject.detail}</b>
          </p>
          <Figure name="individual" className={styles.seal} />
        </div>
        <dl className={styles.fields}>
          {fields.map(({ term, detail, isFigure }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={isFigure ? styles.figures : undefined}>{detail}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.mark}>{mark}</p>
      </div>
    </div>
  );
}
