import { Band } from '#website/components/guilloche/band.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { type ShapeName, shapes } from '#website/components/guilloche/shapes.ts';
import { Logo } from '#website/components/logo/logo.tsx';
import { Picture, type PictureName, pictureNames } from '#website/components/picture/pictures.tsx';
import styles from './styleguide.module.css';

/** Every drawing of the site, by name. */
export function Drawings() {
  const figures = Object.keys(shapes) as ShapeName[];
  return (
    <>
      <Logo />
      <Band lines={6} wave={88} />
      <ul className={styles.patches}>
        {figures.map((name) => (
          <li key={name}>
            <Figure name={name} className={styles.figure} />
            <code>{name}</code>
          </li>
        ))}
        {pictureNames.map((name: PictureName) => (
          <li key={name}>
            <Picture name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
