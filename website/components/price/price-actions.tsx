import { useState } from 'react';
import { buyLink } from '#content/layout/navigation.ts';
import type { Breakdown } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';
import buttons from '#website/components/button/button.module.css';
import { copyText } from '#website/components/copy/copy-text.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import styles from './price-actions.module.css';
import { toPriceLink } from './price-link.ts';

/** What can be done with a price: buy, keep as a quote, send on, print (R2.73). */
export function PriceActions({
  choice,
  breakdown,
  isDialog,
}: {
  choice: Choice;
  breakdown: Breakdown;
  isDialog: boolean;
}) {
  const [told, setTold] = useState('');
  /** The link that the clipboard refused, to be copied by hand. */
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);

  const copyLink = async (): Promise<void> => {
    const link = toPriceLink(choice, window.location.origin);
    const isCopied = await copyText(link);
    setRefused(isCopied ? '' : link);
    setTold(isCopied ? 'Link copied.' : 'The browser does not let us copy. Here is the link.');
  };

  const downloadQuote = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setTold('Making the quote …');
    try {
      // The library is far heavier than the calculator, and few ask for a quote.
      const { downloadQuote: download } = await import('./quote/download-quote.ts');
      setTold(`Quote ${await download(choice, breakdown)} downloaded.`);
    } catch (error) {
      console.error('The quote could not be made', error);
      setTold('The quote could not be made. Please try again, or print this.');
    }
    setBusy(false);
  };

  return (
    <div className={styles.actions}>
      <ExternalLink href={buyLink.href} className={buttons.ink}>
        {buyLink.title}
      </ExternalLink>
      <div className={styles.row}>
        <button type="button" className={buttons.small} aria-disabled={isBusy} onClick={() => void downloadQuote()}>
          Download quote
        </button>
        <button type="button" className={buttons.small} onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" className={buttons.small} onClick={() => window.print()}>
          Print
        </button>
        {isDialog && (
          <SiteLink to={toPriceLink(choice)} className={buttons.small}>
            Open as page
          </SiteLink>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {refused && (
        <input
          className={styles.link}
          readOnly
          aria-label="Link to this price"
          value={refused}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
