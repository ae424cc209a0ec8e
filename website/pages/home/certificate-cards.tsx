import { certificateCards } from '#content/home/certificate-cards.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import styles from './certificate-cards.module.css';

export function CertificateCards() {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <h2 id="services-heading">Which certificate is yours</h2>
      <ul className={styles.cards}>
        {certificateCards.map((card) => (
          <li key={card.kind} className={styles.card}>
            <Figure name={card.kind} className={styles.figure} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ul className={styles.points}>
              {card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ExternalLink href={card.redirectLink} className={buttons.ink}>
              Buy DSC<span className="visually-hidden">: {card.title}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
