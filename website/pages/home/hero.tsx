import { hero } from '#content/home/hero.ts';
import { gallery } from '#content/home/labels.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Band } from '#website/components/guilloche/band.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      {/* The first paint waits for what follows the hero: half of one would move. */}
      <link rel="expect" href="#about" blocking="render" />
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 id="hero-heading">{hero.heading}</h1>
          <p className={styles.intro}>{hero.intro}</p>
          <ul className={styles.buttons}>
            {hero.buttons.map(({ title, href }, index) => (
              <li key={title}>
                <ExternalLink href={href} className={index === 0 ? buttons.ink : buttons.button}>
                  {title}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{hero.buttonsNote}</p>
          <dl className={styles.facts}>
            {hero.facts.map(({ term, detail }) => (
              <Fact key={term} term={term}>
                {keepTogether(detail)}
              </Fact>
            ))}
          </dl>
        </div>
        <Specimen />
      </div>
      <Marquee label={gallery} seconds={60} className={styles.gallery}>
        {hero.gallery.map(({ picture, caption }) => (
          <figure key={picture} className={styles.slide}>
            <Drawing name={picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </Marquee>
    </section>
  );
}

/** A specimen of a certificate; a single image to assistive technology. */
function Specimen() {
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
          {fields.map(({ term, detail, isNumeric }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={isNumeric ? styles.figures : undefined}>{detail}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.mark}>{mark}</p>
      </div>
    </div>
  );
}
