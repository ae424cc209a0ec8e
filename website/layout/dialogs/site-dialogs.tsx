import { type ComponentType, createContext, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DialogName } from '#domain/layout/navigation.ts';

type OpenedDialog = ComponentType<{ onClose: () => void }>;

const dialogs: { readonly [name in DialogName]: () => Promise<OpenedDialog> } = {
  partner: async () => (await import('./partner-dialog.tsx')).PartnerDialog,
  prices: async () => (await import('./prices-dialog.tsx')).PricesDialog,
};

/** Opens a dialog over the page, or goes to the page of the same content where its program does not come. */
export type DialogOpener = {
  /** Fetches the dialog's program before it is asked for. */
  prepare(name: DialogName): void;
  open(name: DialogName, path: string): void;
};

const prepare = (name: DialogName): void => {
  // What fails now is tried again at the click.
  dialogs[name]().catch(() => {});
};

export const SiteDialogs = createContext<DialogOpener>({
  prepare,
  open: (_name, path) => window.location.assign(path),
});

/** Keeps the dialogs that the navbar opens; going to another page closes them. */
export function SiteDialogsProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [Opened, setOpened] = useState<OpenedDialog>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes them
  useEffect(() => setOpened(undefined), [key]);

  const open = async (name: DialogName, path: string): Promise<void> => {
    try {
      const dialog = await dialogs[name]();
      setOpened(() => dialog);
    } catch {
      // Its program did not come: the page is asked for the ordinary way.
      window.location.assign(path);
    }
  };

  return (
    <SiteDialogs value={{ prepare, open: (name, path) => void open(name, path) }}>
      {children}
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </SiteDialogs>
  );
}
