/**
 * An inline script after the dialog of the advertisements: opens it, except over an anchor and on the way back, where the
 * visitor wants something else, and lets buttons and arrow keys step through the pictures.
 */
export function openAttention(id: string): void {
  const dialog = document.getElementById(id);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!(dialog instanceof HTMLDialogElement) || location.hash !== '' || navigation?.type === 'back_forward') return;
  const slides = [...dialog.querySelectorAll<HTMLElement>('[data-slide]')];
  const counter = dialog.querySelector('[aria-live]');
  let shown = 0;

  const step = (by: number): void => {
    shown = (shown + by + slides.length) % slides.length;
    for (const [at, slide] of slides.entries()) slide.hidden = at !== shown;
    if (counter) counter.textContent = `${shown + 1} / ${slides.length}`;
  };

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) step(Number(button.dataset.step));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });
  dialog.showModal();
}
