import { certificatePreviewLabels as labels } from '#content/prices/calculator-labels.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { site } from '#content/site.ts';
import type { RosetteShape } from '#domain/guilloche/rosette.ts';
import type { Category, Choice } from '#domain/price/choice.ts';
import { Band } from '#website/components/guilloche/band.tsx';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import styles from './certificate-preview.module.css';

/** Inline, so that a screen with a hidden preview requests nothing. */
const seals: { readonly [category in Category]: Pick<RosetteShape, 'waves' | 'depth'> } = {
  individual: { waves: 17, depth: 0.38 },
  organization: { waves: 29, depth: 0.3 },
  dgft: { waves: 25, depth: 0.42 },
  docsigner: { waves: 41, depth: 0.3 },
};

/** The certificate of a choice: two sheets for Both. Decoration: the breakdown says the same. */
export function CertificatePreview({ choice }: { choice: Choice }) {
  const { region, category, certificateType, validity } = choice;
  const holders: { readonly [category in Category]?: string } = labels.holders[region];
  const kind = certificateType ? optionNames.type[certificateType] : optionNames.category[category];
  return (
    <div className={styles.preview} data-type={certificateType} aria-hidden="true">
      <div className={styles.sheet}>
        <Band className={styles.band} lines={validity * 2 + 4} wave={72} />
        <div className={styles.head}>
          <b>{site.name}</b>
          <span>{labels.nameKind(kind)}</span>
        </div>
        <dl className={styles.facts}>
          <dt>{labels.holder}</dt>
          <dd className={styles.holder}>{holders[category]}</dd>
          <dt>{labels.validFor}</dt>
          <dd>{optionNames.validity[validity]}</dd>
        </dl>
        <Rosette className={styles.seal} shape={{ ...seals[category], turns: region === 'indian' ? 4 : 6 }} />
        <p className={styles.mark}>{labels.mark}</p>
      </div>
    </div>
  );
}
