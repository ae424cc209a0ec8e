import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Preview, PreviewContext } from './preview.ts';

type Shown = { readonly preview: Preview; readonly Dialog: ComponentType<{ preview: Preview; onClose: () => void }> };

/** Shows notices' files over whatever page one is on. The dialog's program comes with the first file. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [shown, setShown] = useState<Shown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes it
  useEffect(() => setShown(undefined), [key]);

  const show = async (preview: Preview): Promise<void> => {
    try {
      const { PreviewDialog } = await import('./preview-dialog.tsx');
      setShown({ preview, Dialog: PreviewDialog });
    } catch (error) {
      // As with a preview that cannot be fetched: logged, and not shown (R8.9).
      console.error('The preview cannot be shown.', error);
    }
  };

  return (
    <PreviewContext value={(preview) => void show(preview)}>
      {children}
      {shown && <shown.Dialog preview={shown.preview} onClose={() => setShown(undefined)} />}
    </PreviewContext>
  );
}
