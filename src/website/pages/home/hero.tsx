import { hero } from '#content/home/hero.ts';
import { gallery } from '#content/home/labels.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Band } from '#website/components/guilloche/band.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { Seal } from '#website/components/logo/logo.tsx';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './hero.module.css';

/**
 * A certificate of the authority itself. `priceFrom`: what a certificate costs at least, with GST. `hasCertificates`:
 * of its own.
 */
export function Hero({ priceFrom, hasCertificates }: { priceFrom: string; hasCertificates: boolean }) {
  const { price, ekyc, manual, licence, demonstration } = hero.facts;
  const shown = hasCertificates ? licence : demonstration;
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      {/* The first paint waits for what follows the hero: half of one would move. */}
      <link rel="expect" href="#services" blocking="render" />
      <div className={styles.sheet}>
        <Band className={styles.band} lines={6} wave={72} height={20} />
        <div className={styles.stage}>
          <Figure name="hero" className={styles.rosette} />
          <Seal className={styles.seal} />
        </div>
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
        </div>
        <dl className={styles.facts}>
          <Fact term={price.term}>{price.detail(priceFrom)}</Fact>
          <Fact term={ekyc.term}>{keepTogether(ekyc.detail)}</Fact>
          <Fact term={manual.term}>{keepTogether(manual.detail)}</Fact>
          <Fact term={shown.term}>
            <SiteLink to="/downloadsRepos">{shown.detail}</SiteLink>
          </Fact>
        </dl>
        <p className={styles.note}>
          {hero.factsNote} <SiteLink to="/choose">{hero.plan}</SiteLink>{' '}
          <SiteLink to="/revoke-dsc-process">{hero.lostToken}</SiteLink>
        </p>
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
