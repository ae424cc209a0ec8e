import { infoBar } from '#content/layout/navigation.ts';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import styles from './info-bar.module.css';

/** The strip above the navbar: whom to ask, and whom to ask when that did not help. */
export function InfoBar() {
  return (
    <aside className={styles.bar} aria-label="Support contacts">
      <Marquee label="contacts" seconds={40} className={styles.inner}>
        {infoBar.map(({ label, phone, email }) => (
          <p key={label} className={styles.contact}>
            <b>{label}</b>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
      </Marquee>
    </aside>
  );
}
