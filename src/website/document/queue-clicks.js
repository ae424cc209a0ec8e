const waiting = '[data-island]:not([data-hydrated])';
const queue = (event, element) => {
  event.preventDefault();
  event.stopPropagation();
  window.queuedClicks.push({ element });
  dispatchEvent(new Event('click-queued'));
};
window.queuedClicks = [];
const listeners = {
  click(event) {
    const control = event.target.closest(`${waiting} :is(button:not([popovertarget]), a[data-queue-click])`);
    const opener = event.target.closest('[popovertarget=search]:not([popovertargetaction])');
    const search = document.querySelector('#search');
    const field = search?.querySelector('input');
    if (opener) search.togglePopover();
    if (opener || (search?.contains(control) && field.value === '')) {
      event.preventDefault();
      field.focus();
    } else if (control) queue(event, control);
  },
  keydown(event) {
    const form = event.key === 'Enter' && event.target.closest(`${waiting} form:has([type=submit]:disabled)`);
    if (form && event.target.matches('input')) queue(event, form);
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
  'click-queued'() {
    setTimeout(() => {
      const { element } = window.queuedClicks.find(({ element }) => element.closest(waiting)) ?? {};
      if (element?.form?.hasAttribute('action')) element.form.submit();
    }, 1000);
  },
};
for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true);
