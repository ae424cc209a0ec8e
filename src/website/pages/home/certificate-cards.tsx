import { certificateCards } from '#content/home/certificate-cards.ts';
import * as labels from '#content/home/labels.ts';
import type { pricesFrom } from '#content/home/prices-from.ts';
import { names } from '#content/layout/names.ts';
import { planLink } from '#content/plan/questions.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { topicPath } from '#contract/routes.ts';
import buttons from '#website/components/button/button.module.css';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import styles from './certificate-cards.module.css';

/** The four kinds of certificate, each with its lowest price (R1.5, R1.11). */
export function CertificateCards({ prices }: { prices: typeof pricesFrom }) {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <h2 id="services-heading">{labels.certificates}</h2>
      <p className={styles.check} data-screen-only>
        <b>{planLink.question}</b> <SiteLink to="/choose">{planLink.link}</SiteLink>
      </p>
      <ul className={styles.cards}>
        {certificateCards.map((card) => (
          <li key={card.kind} className={styles.card}>
            <Figure name={card.kind} className={styles.figure} />
            <h3>{card.title}</h3>
            <p className={styles.price}>{labels.namePrice(prices[card.kind])}</p>
            <p className={styles.description}>{card.description}</p>
            <details className={styles.details}>
              <summary>{labels.cardDetails}</summary>
              <ul className={styles.points}>
                {card.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </details>
            <ExternalLink href={card.redirectLink} className={`${buttons.primary} ${styles.buy}`} data-screen-only>
              {names.buy}
              <span className="visually-hidden">: {card.title}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <div className={styles.further} data-screen-only>
        <details className={`${styles.details} ${styles.topics}`}>
          <summary>{labels.topics}</summary>
          <ul className={styles.topicList}>
            {useCaseTitles.map(({ slug, title }) => (
              <li key={slug}>
                <a href={topicPath(slug)} data-topic={slug}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <p className={styles.check}>
          <b>{labels.check.question}</b> <SiteLink to="/check">{names.check}</SiteLink>{' '}
          <span>{labels.check.privacy}</span>
        </p>
      </div>
    </section>
  );
}
