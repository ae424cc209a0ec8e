import { hero } from '#content/home/hero.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { Picture } from '#website/components/picture/pictures.tsx';
import styles from './hero.module.css';
import { Specimen } from './specimen.tsx';

export function Hero() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      {/* The first paint waits for what follows the hero: half of one would move. */}
      <link rel="expect" href="#about" blocking="render" />
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 id="hero-heading">{hero.heading}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <ul className={styles.buttons}>
            {hero.buttons.map(({ title, href }, index) => (
              <li key={title}>
                <ExternalLink href={href} className={index === 0 ? buttons.ink : buttons.button}>
                  {title}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            {hero.facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Specimen />
      </div>
      <Marquee label="gallery" seconds={60} className={styles.gallery}>
        {hero.gallery.map(({ picture, caption }) => (
          <figure key={picture} className={styles.slide}>
            <Picture name={picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </Marquee>
    </section>
  );
}
