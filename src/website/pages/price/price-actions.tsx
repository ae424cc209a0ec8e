import { useState } from 'react';
import { buyLink } from '#content/layout/navigation.ts';
import { priceActionLabels as labels } from '#content/prices/calculator-labels.ts';
import type { Choice } from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { copyText } from '#website/components/copy/copy-text.ts';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { toPriceLink, toQuoteLink } from './format-choice.ts';
import styles from './price-actions.module.css';

export function BuyLink() {
  return (
    <ExternalLink href={buyLink.href} className={buttons.primary}>
      {buyLink.title}
    </ExternalLink>
  );
}

/** Buy, download a quote, copy the link (R2.73). */
export function PriceActions({ choice, isDialog }: { choice: Choice; isDialog: boolean }) {
  const [status, setStatus] = useState('');
  /** The link to be copied by hand after the clipboard refused it. */
  const [refused, setRefused] = useState('');
  const [shown, setShown] = useState(choice);
  if (shown !== choice) {
    // The messages belong to the former choice.
    setShown(choice);
    setStatus('');
    setRefused('');
  }

  const copyLink = async (): Promise<void> => {
    const link = window.location.origin + toPriceLink(choice);
    const isCopied = await copyText(link);
    setRefused(isCopied ? '' : link);
    setStatus(isCopied ? labels.copied : labels.refused);
  };

  return (
    <div className={styles.actions}>
      <BuyLink />
      <div className={styles.row}>
        <a href={toQuoteLink(choice)} download className={buttons.small} data-queue-click>
          {labels.downloadQuote}
        </a>
        <button type="button" className={buttons.small} onClick={() => void copyLink()}>
          {labels.copyLink}
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
