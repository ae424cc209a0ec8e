import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import type { DialogName } from '#domain/layout/navigation.ts';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { Boundary } from '#website/islands/boundary.tsx';
import { readSiteUrl } from '#website/site-url.ts';

type SiteDialog = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** The contents of pages in a dialog (R2.15, R2.16), by the chunk that is loaded for each. */
const loaders: { readonly [name in DialogName]: () => Promise<SiteDialog> } = {
  async partner() {
    const [{ EnquiryForm }, { partner }] = await Promise.all([
      import('#website/components/enquiry/enquiry-form.tsx'),
      import('#content/partner/partner.ts'),
    ]);
    const children = (
      <>
        <p>{partner.intro}</p>
        <EnquiryForm kind="partner" labelledBy="partner-dialog" />
      </>
    );
    return { heading: partner.title, headingId: 'partner-dialog', children };
  },

  async prices() {
    const [{ Calculator, calculatorHeading }, { readSavedChoice, saveChoice }] = await Promise.all([
      import('#website/components/price/calculator.tsx'),
      import('#website/components/price/saved-choice.ts'),
    ]);
    const children = <Calculator isDialog initial={readSavedChoice()} siteUrl={readSiteUrl()} onChange={saveChoice} />;
    return { heading: calculatorHeading, size: 'columns', children };
  },
};

/** The dialog of a name; rejects where its chunk cannot be loaded. */
export function loadDialog(name: DialogName): Promise<SiteDialog> {
  return loaders[name]();
}

/** Loads the chunk of a dialog ahead of the click, which loads it again after a failure. */
export function preloadDialog(name: DialogName): void {
  loaders[name]().catch(() => {});
}

/** Shows a dialog over the page until it is closed, or the page is left: Back does not find it open. */
export function showDialog(dialog: SiteDialog): void {
  const place = document.createElement('div');
  place.dataset.dialogPlace = '';
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'dialog-' });
  const close = (): void => {
    removeEventListener('pagehide', close);
    root.unmount();
    place.remove();
  };
  addEventListener('pagehide', close);
  root.render(
    <Dialog {...dialog} onClose={close}>
      <Boundary>{dialog.children}</Boundary>
    </Dialog>,
  );
}
