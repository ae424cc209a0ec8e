import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { Boundary } from '#website/islands/boundary.tsx';
import './show-dialog.css';

/** Shows a dialog over the page until it is closed, or the page is left: Back does not find it open. */
export function showDialog(dialog: Omit<ComponentProps<typeof Dialog>, 'onClose'>): void {
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
