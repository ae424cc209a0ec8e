import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { NoticeFile } from '#contract/client.ts';

/** The file of a notice, with the notice's title. */
export type Preview = NoticeFile & { readonly title: string };

/** Opens a file in a dialog; does nothing outside the page frame. */
const PreviewContext = createContext<(preview: Preview) => void>(() => {});

export function usePreview(): (preview: Preview) => void {
  return use(PreviewContext);
}

type Shown = { readonly preview: Preview; readonly Dialog: ComponentType<{ preview: Preview; onClose: () => void }> };

/** Shows the files of notices in a dialog, whose chunk is loaded with the first one. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [shown, setShown] = useState<Shown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setShown(undefined), [key]);

  const show = async (preview: Preview): Promise<void> => {
    try {
      const { PreviewDialog } = await import('./preview-dialog.tsx');
      setShown({ preview, Dialog: PreviewDialog });
    } catch (error) {
      // As for a file that cannot be loaded: logged, not shown (R8.9).
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
