import { flushSync } from 'react-dom';

/** Makes a change above a control that is being edited, and scrolls by as much as it moved, so that it stays on its place. */
export function holdInPlace(control: Element, change: () => void): void {
  const scroller = control.closest('dialog') ?? document.scrollingElement;
  const { top } = control.getBoundingClientRect();
  flushSync(change);
  if (scroller) scroller.scrollTop += control.getBoundingClientRect().top - top;
}
