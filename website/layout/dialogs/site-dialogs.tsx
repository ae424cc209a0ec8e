import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react';
import { type LinkProps, useLocation } from 'react-router';
import type { DialogName } from '#domain/layout/navigation.ts';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { onPlainClick, SiteLink } from '#website/components/link/link.tsx';

type SiteDialog = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** The contents of pages in a dialog (R2.15, R2.16), by the chunk that is loaded for each. */
const importers: { readonly [name in DialogName]: () => Promise<SiteDialog> } = {
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
    const children = <Calculator isDialog initial={readSavedChoice()} onChange={saveChoice} />;
    return { heading: calculatorHeading, size: 'columns', children };
  },
};

/** Shows a dialog over the page; does nothing outside the page frame. */
export const ShowDialog = createContext<(dialog: SiteDialog) => void>(() => {});

/** Shows a dialog until it is closed or the location changes. */
export function SiteDialogsProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [dialog, setDialog] = useState<SiteDialog>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the dialog
  useEffect(() => setDialog(undefined), [key]);

  return (
    <ShowDialog value={setDialog}>
      {children}
      {dialog && <Dialog {...dialog} onClose={() => setDialog(undefined)} />}
    </ShowDialog>
  );
}

/** A link to a page whose content a plain click opens as a dialog instead; on that page itself it is an ordinary link. */
export function DialogLink({ name, to, onClick, ...link }: LinkProps & { name: DialogName; to: string }) {
  const show = use(ShowDialog);
  const isHere = useLocation().pathname === to;
  if (isHere) return <SiteLink to={to} onClick={onClick} {...link} />;

  const open = async (): Promise<void> => {
    try {
      show(await importers[name]());
    } catch {
      // The chunk could not be loaded: load the page instead.
      window.location.assign(to);
    }
  };

  const openOnPlainClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    onPlainClick(open)(event);
  };

  // Loads the chunk ahead of the click. A failure is ignored: the click loads it again.
  const preload = (): void => void importers[name]().catch(() => {});

  return (
    <SiteLink
      to={to}
      prefetch="none"
      onClick={openOnPlainClick}
      onPointerEnter={preload}
      onFocus={preload}
      data-hold
      {...link}
    />
  );
}
