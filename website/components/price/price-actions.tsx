import { useEffect, useRef, useState } from 'react';
import { buyLink } from '#content/layout/navigation.ts';
import { priceActionLabels as labels } from '#content/prices/calculator-labels.ts';
import type { Breakdown } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { copyText } from '#website/components/copy/copy-text.ts';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { toPriceLink } from './describe-choice.ts';
import styles from './price-actions.module.css';

/** Buy, download a quote, copy the link, print (R2.73). In a dialog, Buy DSC is the primary action. */
export function PriceActions({
  choice,
  breakdown,
  isDialog,
}: {
  choice: Choice;
  breakdown: Breakdown;
  isDialog: boolean;
}) {
  const [status, setStatus] = useState('');
  /** The link to be copied by hand after the clipboard refused it. */
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState(choice);
  if (shown !== choice) {
    // What was said and shown belongs to the choice before.
    setShown(choice);
    setStatus('');
    setRefused('');
  }

  const current = useRef(choice);
  useEffect(() => {
    current.current = choice;
  }, [choice]);

  const copyLink = async (): Promise<void> => {
    const link = toPriceLink(choice, window.location.origin);
    const isCopied = await copyText(link);
    setRefused(isCopied ? '' : link);
    setStatus(isCopied ? labels.copied : labels.refused);
  };

  const downloadQuote = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setStatus(labels.creating);
    try {
      // Loaded on click: the PDF library is far larger than the calculator, and few visitors download a quote.
      const { downloadQuote: download } = await import('./quote/download-quote.ts');
      const number = await download(choice, breakdown);
      if (current.current === choice) setStatus(labels.downloaded(number));
    } catch (error) {
      console.error('The quote could not be created', error);
      setStatus(labels.failed);
    }
    setBusy(false);
  };

  return (
    <div className={styles.actions}>
      <ExternalLink href={buyLink.href} className={isDialog ? buttons.primary : buttons.ink}>
        {buyLink.title}
      </ExternalLink>
      <div className={styles.row}>
        <button type="button" className={buttons.small} aria-disabled={isBusy} onClick={() => void downloadQuote()}>
          {labels.downloadQuote}
        </button>
        <button type="button" className={buttons.small} onClick={() => void copyLink()}>
          {labels.copyLink}
        </button>
        <button type="button" className={buttons.small} onClick={() => window.print()}>
          {labels.print}
        </button>
        {isDialog && (
          <SiteLink to={toPriceLink(choice)} className={buttons.small}>
            {labels.openPage}
          </SiteLink>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {refused && (
        <input
          className={styles.link}
          readOnly
          aria-label={labels.link}
          value={refused}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
