const waiting = '[data-island]:not([data-live])';
const hold = (event, element) => {
  event.preventDefault();
  event.stopPropagation();
  window.heldPresses.push({ element });
  dispatchEvent(new Event('press-held'));
};
window.heldPresses = [];
const listeners = {
  click(event) {
    const control = event.target.closest(`${waiting} :is(button:not([popovertarget]), a[data-hold])`);
    const opener = event.target.closest('[popovertarget=search]:not([popovertargetaction])');
    const search = document.querySelector('#search');
    const field = search?.querySelector('input');
    if (opener) search.togglePopover();
    if (opener || (search?.contains(control) && field.value === '')) {
      event.preventDefault();
      field.focus();
    } else if (control) hold(event, control);
  },
  keydown(event) {
    const form = event.key === 'Enter' && event.target.closest(`${waiting} form:has([type=submit]:disabled)`);
    if (form && event.target.matches('input')) hold(event, form);
  },
  input({ target }) {
    const send = target.name === 'terms' && target.closest(waiting) && target.form.querySelector('[type=submit]');
    if (send) send.disabled = !target.checked;
  },
  dragover(event) {
    if (event.target.closest(`${waiting} fieldset:has([type=file])`)) event.preventDefault();
  },
  drop(event) {
    const input = event.target.closest(`${waiting} fieldset`)?.querySelector('[type=file]');
    if (!input) return;
    event.preventDefault();
    input.files = event.dataTransfer?.files ?? null;
  },
  'press-held'() {
    setTimeout(() => {
      const { element } = window.heldPresses.find(({ element }) => element.closest(waiting)) ?? {};
      if (element?.href) location.assign(element.href);
      else if (element?.form?.hasAttribute('action')) element.form.submit();
    }, 1000);
  },
};
for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true);
