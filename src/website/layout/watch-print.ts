/**
 * Each printed sheet says when and from where it was printed, each further one its title, and
 * each link where it leads (`styles/print.css`): the style sheet alone knows none of it, and a cached page no day. A link has a blank address if its text is one, if it leads to another place of the
 * page, and if the post has it twice.
 */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    const { origin, pathname, search } = location;
    const { lang, style } = document.documentElement;
    const day = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
    const { printNote = '' } = document.body.dataset;
    const text = printNote.replace('{day}', day).replace('{address}', () => origin + pathname + search);
    style.setProperty('--title', JSON.stringify(document.title));
    style.setProperty('--day', JSON.stringify(day));
    style.setProperty('--printed', JSON.stringify(text));
    const ofPost = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a:is([href^="/"], [href^="http"])')) {
      const { href, hash, textContent } = link;
      const isKnown = ofPost.has(href) || /^https?:/.test(textContent) || (hash && link.pathname === pathname);
      link.dataset.address = isKnown ? '' : href;
      if (link.closest('#post-text')) ofPost.add(href);
    }
  });
}
