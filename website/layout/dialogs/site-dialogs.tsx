import { createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { partner } from '#content/partner/partner.ts';
import type { DialogName } from '#domain/layout/navigation.ts';
import { Dialog, type DialogSize } from '#website/components/dialog/dialog.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';

/** The content of a page in a dialog (R2.15, R2.16). */
type SiteDialog = {
  readonly heading: string;
  readonly size: DialogSize;
  readonly render: (headingId: string) => ReactNode;
};

const loaders: { readonly [name in DialogName]: () => Promise<SiteDialog> } = {
  async partner() {
    const { EnquiryForm } = await import('#website/components/enquiry/enquiry-form.tsx');
    return {
      heading: partner.title,
      size: 'text',
      render: (headingId) => (
        <>
          <p>{partner.lead}</p>
          <EnquiryForm kind="partner" labelledBy={headingId} />
        </>
      ),
    };
  },

  async prices() {
    const { Calculator, calculatorHeading } = await import('#website/components/price/calculator.tsx');
    return { heading: calculatorHeading, size: 'columns', render: () => <Calculator isDialog /> };
  },
};

type DialogOpener = {
  /** Loads the chunk of a dialog ahead of the click. */
  preload(name: DialogName): void;
  /** Opens a dialog; goes to `path`, the page of the same content, when the chunk cannot be loaded. */
  open(name: DialogName, path: string): void;
};

const preload = (name: DialogName): void => {
  // A failure is ignored here: the click loads the chunk again.
  loaders[name]().catch(() => {});
};

const DialogContext = createContext<DialogOpener>({
  preload,
  open: (_name, path) => window.location.assign(path),
});

/** Shows the dialog that a link of the navbar opened, until it is closed or the location changes. */
export function SiteDialogsProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [dialog, setDialog] = useState<SiteDialog>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the dialog
  useEffect(() => setDialog(undefined), [key]);

  const open = async (name: DialogName, path: string): Promise<void> => {
    try {
      setDialog(await loaders[name]());
    } catch {
      // The chunk could not be loaded: load the page instead.
      window.location.assign(path);
    }
  };

  return (
    <DialogContext value={{ preload, open: (name, path) => void open(name, path) }}>
      {children}
      {dialog && (
        <Dialog heading={dialog.heading} size={dialog.size} onClose={() => setDialog(undefined)}>
          {dialog.render}
        </Dialog>
      )}
    </DialogContext>
  );
}

/** A link to a page whose content a plain click opens as a dialog instead; on that page itself it is an ordinary link. */
export function DialogLink({
  name,
  path,
  title,
  className,
  current,
  onFollow,
}: {
  name: DialogName;
  path: string;
  title: string;
  className?: string | undefined;
  current?: 'page' | undefined;
  onFollow: (link: HTMLElement) => void;
}) {
  const dialogs = use(DialogContext);
  const isHere = useLocation().pathname === path;

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onFollow(event.currentTarget);
    if (isHere || !isPlainClick(event)) return;
    event.preventDefault();
    dialogs.open(name, path);
  };

  const onIntent = isHere ? undefined : () => dialogs.preload(name);
  return (
    <SiteLink
      to={path}
      prefetch={isHere ? 'intent' : 'none'}
      className={className}
      aria-current={current}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {title}
    </SiteLink>
  );
}
