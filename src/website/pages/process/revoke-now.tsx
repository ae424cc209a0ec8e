import { revokeNow as words } from '#content/process/revoke-now.ts';
import buttons from '#website/components/button/button.module.css';
import { PhoneLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './revoke-now.module.css';

/** How to ask for a revocation now: by phone while it is answered, and otherwise by email; the number is then text. */
export function RevokeNow({ isAnswered }: { isAnswered: boolean }) {
  const phone = (
    <p key="phone">
      {isAnswered && <PhoneLink phone={words.phone} className={buttons.ink} />}
      <span>{keepTogether(isAnswered ? words.answered : words.notAnswered)}</span>
    </p>
  );
  // The lines of a mail end as RFC 6068 asks.
  const query = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.body.join('\r\n'))}`;
  const email = (
    <p key="email">
      <a href={`mailto:${words.email}?${query}`} className={isAnswered ? buttons.button : buttons.ink}>
        {words.emailLabel}
      </a>
      <span>{words.emailNote}</span>
    </p>
  );
  return <div className={styles.ways}>{isAnswered ? [phone, email] : [email, phone]}</div>;
}
