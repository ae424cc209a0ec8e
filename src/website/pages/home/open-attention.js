const dialog = document.getElementById('attention');
const [navigation] = performance.getEntriesByType('navigation');
const isFromHere = navigation?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
if (location.hash === '' && navigation?.type !== 'back_forward' && !isFromHere) {
  const slides = [...dialog.querySelectorAll('[data-slide]')];
  const counter = dialog.querySelector('[aria-live]');
  let shown = 0;
  const step = (by) => {
    shown = (shown + by + slides.length) % slides.length;
    for (const [at, slide] of slides.entries()) slide.hidden = at !== shown;
    counter.replaceChildren(
      Object.assign(document.createElement('span'), { textContent: `${shown + 1} / ${slides.length}` }),
    );
  };
  dialog.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-step]');
    if (button) step(Number(button.dataset.step));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });
  addEventListener('pagehide', () => dialog.close());
  dialog.showModal();
}
