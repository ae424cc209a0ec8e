/** Another number of posts a page is shown as soon as it is chosen (R4.22); without scripts a button sends the form. */
export function watchPageSize(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.id !== 'page-size' || !target.form) return;
    // The canonical address has no default.
    if (target.selectedIndex === 0) location.assign(target.form.action);
    else target.form.requestSubmit();
  });
  // From the Back/forward cache the page comes with the number that was chosen last, not with the one it shows.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector<HTMLSelectElement>('#page-size')?.form?.reset();
  });
}
