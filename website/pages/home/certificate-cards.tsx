import { certificateCards } from '#content/home/certificate-cards.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Rosette } from '#website/components/guilloche/rosette.tsx';
import styles from './certificate-cards.module.css';

/** Each kind has a figure of its own. */
const figures = {
  individual: { waves: 17, turns: 4, depth: 0.5 },
  organisation: { waves: 31, turns: 6, depth: 0.3 },
  foreign: { waves: 23, turns: 8, depth: 0.55 },
  'document-signer': { waves: 37, turns: 5, depth: 0.2 },
} as const;

export function CertificateCards() {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <h2 id="services-heading">Which certificate is yours</h2>
      <ul className={styles.cards}>
        {certificateCards.map((card) => (
          <li key={card.kind} className={styles.card}>
            <Rosette className={styles.figure} shape={figures[card.kind]} copies={2} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ul className={styles.points}>
              {card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ExternalLink href={card.redirectLink} className={buttons.seal}>
              Buy DSC<span className="visually-hidden">: {card.title}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
