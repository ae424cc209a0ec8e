import { site } from '#content/site.ts';
import type { FooterColumn, NavigationEntry } from '#domain/layout/navigation.ts';

/** The navbar's entries in their order (R2.10). */
export const navigation = [
  { title: 'Home', path: '/' },
  {
    title: 'Customer Support',
    entries: [
      { title: 'DSC Application Status', href: site.portals.applicationStatus },
      { title: 'Record Video', href: site.portals.recordVideo },
      { title: 'DSC Search Repository', href: site.portals.certificateSearch },
    ],
  },
  { title: 'Resources', entries: [{ title: site.guidelines.title, href: site.guidelines.href }] },
  { title: 'Contact', path: '/#contact' },
] as const satisfies readonly NavigationEntry[];

/** The one action of every screen. */
export const buyLink = { title: 'Buy DSC', href: site.portals.signUp } as const;

/** The footer's columns (R2.4). */
export const footerColumns = [
  {
    title: 'Tutorials',
    links: [
      { title: 'Record Video', href: site.portals.recordVideo },
      { title: 'Application search', href: site.portals.applicationSearch },
    ],
  },
  { title: 'Useful Links', links: [{ ...site.guidelines }, ...site.government] },
  {
    title: 'Explore Links',
    links: [
      { title: 'Home', path: '/' },
      { title: `About ${site.name}`, path: '/#about' },
      { title: 'Certificates', path: '/#services' },
      { title: 'Questions', path: '/#faq' },
      { title: 'Contact', path: '/#contact' },
    ],
  },
] as const satisfies readonly FooterColumn[];

/** What the bar above the navbar says (R2.2). */
export const infoBar = [
  { label: 'Support', phone: site.phones.support, mail: site.mails.support },
  { label: 'Escalation', phone: site.phones.escalation, mail: site.mails.escalation },
] as const;
