import { isBlank, isBlock, isText as isTextNode, select, unwrap } from './dom.ts';

/** Stands for an exclamation mark before a link, which would make a picture of it. Of the private use area. */
export const exclamation = '\uE000';

/** Keeps links to the web, to mail and to phones; of others only the words stay. */
export function readLinks(body: Element): void {
  linkAddresses(body);
  for (const link of select(body, 'a')) {
    const href = readHref(link.getAttribute('href') ?? '');
    const isText = !isBlank(link) && !link.querySelector('img') && !select(link, '*').some(isBlock);
    if (href === '' || !isText || link.parentElement?.closest('a')) {
      unwrap(link);
      continue;
    }
    link.setAttribute('href', href);
    const before = link.previousSibling;
    if (isTextNode(before) && before.data.endsWith('!')) before.data = `${before.data.slice(0, -1)}${exclamation}`;
  }
}

const addressInText = /(https?:\/\/[\w\-.~:/?#@$&+,;=%]{1,2000})/;

/** Makes links of addresses in the text: as text their marks would be escaped, and the site would link the backslashes. */
function linkAddresses(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (!isTextNode(child)) {
      if (child.nodeName !== 'A' && child.nodeName !== 'CODE') linkAddresses(child);
      continue;
    }
    const parts = child.data.split(addressInText);
    if (parts.length === 1) continue;
    for (const [index, part] of parts.entries()) {
      const address = index % 2 === 1 ? part.replace(/[.,:;?]{1,9}$/, '') : '';
      if (readHref(address) !== '') {
        const link = node.appendChild((child.ownerDocument as Document).createElement('a'));
        link.setAttribute('href', address);
        link.textContent = address;
        node.insertBefore(link, child);
      }
      const text = readHref(address) === '' ? part : part.slice(address.length);
      node.insertBefore((child.ownerDocument as Document).createTextNode(text), child);
    }
    node.removeChild(child);
  }
}

/** The address as Markdown takes it; blank for one that the site refuses. */
export function readHref(href: string): string {
  const url = parse(unwrapRedirect(href.trim()));
  if (!url) return '';
  const isMail = url.protocol === 'mailto:' && /^mailto:[^\s@]{1,200}@[^\s@]{1,200}$/.test(url.href);
  if (isMail || url.protocol === 'http:' || url.protocol === 'https:') {
    return url.href.replaceAll(/[()\\<>\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  }
  const number = url.pathname.replaceAll(/[^+\d]/g, '');
  return url.protocol === 'tel:' && /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : '';
}

const parse = (href: string): URL | undefined => (URL.canParse(href) ? new URL(href) : undefined);

/** The target of a link that Outlook or Google leads through a service of its own. */
function unwrapRedirect(href: string): string {
  const url = parse(href);
  const isOutlook = url?.hostname.endsWith('.safelinks.protection.outlook.com');
  const isGoogle = url?.hostname === 'www.google.com' && url.pathname === '/url';
  if (!url || (!isOutlook && !isGoogle)) return href;
  return url.searchParams.get('url') ?? url.searchParams.get('q') ?? href;
}
