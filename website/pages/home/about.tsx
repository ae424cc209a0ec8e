import { Link } from 'react-router';
import { about } from '#content/home/about.ts';
import buttons from '#website/components/button/button.module.css';
import { Picture } from '#website/components/picture/pictures.tsx';
import styles from './about.module.css';

export function About() {
  return (
    <section id="about" className={styles.about} aria-labelledby="about-heading">
      <div className={styles.words}>
        <h2 id="about-heading">{about.heading}</h2>
        <p>
          {about.incorporation} {about.text}
        </p>
        <p className={styles.badge}>
          <b>{about.badge}</b> <span>{about.badgeNote}</span>
        </p>
        <Link to="/#services" className={buttons.button}>
          {about.learnMore}
        </Link>
      </div>
      <ul className={styles.features}>
        {about.features.map(({ kind, title, text }) => (
          <li key={kind}>
            <Picture name={kind} className={styles.picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
