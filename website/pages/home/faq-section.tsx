import { Link } from 'react-router';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import buttons from '#website/components/button/button.module.css';
import { Questions } from '#website/components/faq/questions.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import styles from './faq-section.module.css';

/** How many of the categories stand on the home page (R9.11). */
const shown = 7;

export function FaqSection({ questions }: { questions: CleanHtml | undefined }) {
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-heading">
      <div className={styles.words}>
        <h2 id="faq-heading">What people ask first</h2>
        <p>Answers to what comes before, during and after a certificate. What is not here, our support desk answers.</p>
        <p className={styles.buttons}>
          <SiteLink to="/Home/Faq" className={buttons.ink}>
            Read More
          </SiteLink>
          <Link to="/#contact" className={buttons.button}>
            Contact Us
          </Link>
        </p>
      </div>
      <Questions path="/" html={questions} shown={shown} level={3} />
    </section>
  );
}
