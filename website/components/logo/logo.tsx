import { site } from '#content/site.ts';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <Rosette className={styles.seal} shape={{ waves: 9, turns: 2, depth: 0.42 }} />
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}
