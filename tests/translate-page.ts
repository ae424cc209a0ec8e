/**
 * Runs in the page, and refers to nothing outside it. Acts like Chrome's translator on all new nodes, also of widgets
 * that render later: replaces each text node by `<font><font>` with a new one. Acts like a password manager: puts an
 * element behind each input. The words stay the same, with the marks around them.
 */
export function translatePage(open = '', close = ''): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, font, textarea')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data.trim() === '' ? text.data : open + text.data + close);
    text.replaceWith(outer);
  }
  for (const input of document.querySelectorAll('input')) {
    if (input.nextElementSibling?.hasAttribute('data-manager')) continue;
    const element = document.createElement('div');
    element.dataset.manager = '';
    input.after(element);
  }
}
