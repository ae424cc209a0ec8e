import { documentHeads } from '#content/document/document-heads.ts';
import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import { useCaseTitles } from '#content/use-case/titles.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { NavigationEntry, NavigationGroup, NavigationLink } from '#domain/layout/navigation.ts';

/** The home page, in menus and breadcrumbs. */
export const homeLink = { title: 'Home', path: '/' } as const;

/** The navbar's word for the partner form, and its page's heading. */
export const partnerTitle = 'Become a Partner';

const processes = {
  title: 'Processes',
  links: [
    { title: 'Apply for a DSC', path: '/apply-dsc-process' },
    { title: 'Download a DSC', path: '/download-dsc-process' },
    { title: 'Revoke a DSC', path: '/revoke-dsc-process' },
  ],
} as const;

const letters = [
  documentHeads.authorisationLetter,
  documentHeads.identityAndAuthorisation,
  documentHeads.boardResolution,
  documentHeads.governmentAuthorisation,
  documentHeads.securityLetter,
  documentHeads.revocationForm,
];

function toLinks(documents: readonly DocumentHead[]): readonly NavigationLink[] {
  return documents.map(({ title, path }) => ({ title, file: path }));
}

/** The navbar's entries in their order (R2.11). */
export const navigation = [
  homeLink,
  {
    title: 'Customer Support',
    entries: [
      { title: 'DSC Application Status', href: site.portals.applicationStatus },
      processes,
      { title: 'Record Video', href: site.portals.recordVideo },
      { title: 'DSC Search Repository', href: site.portals.certificateSearch },
    ],
  },
  { title: partnerTitle, path: '/becomeapartner', dialog: 'partner' },
  {
    title: 'Resources',
    entries: [
      {
        title: 'Regulatory',
        links: toLinks([documentHeads.raAgreement, documentHeads.relyingPartyAgreement, documentHeads.identityProof]),
      },
      { title: 'Repository', path: '/downloadsRepos' },
      { title: 'Form of Letters', links: toLinks(letters) },
      { title: site.guidelines.title, href: site.guidelines.href },
    ],
  },
  { title: 'Downloads', path: '/downloads' },
  { title: 'Pricing', path: '/pricing', dialog: 'prices' },
  { title: 'Blogs', path: '/Home/Blogs' },
  { title: 'Careers', path: '/careers' },
  { title: 'Contact', path: '/#contact', page: '/Home/Contact' },
] as const satisfies readonly NavigationEntry[];

/** What visitors come back for: above the navbar, whose entries are those of R2.11, and at the end of its menu. */
export const quickLinks = [
  { title: names.questions, path: '/Home/Faq' },
  { title: names.check, path: '/check' },
] as const satisfies readonly NavigationLink[];

/** At the end of the menu of small screens, for people in a hurry. */
export const lostTokenLink = { title: 'Token lost or stolen?', path: '/revoke-dsc-process' } as const;

/** The primary call to action, shown on every page. */
export const buyLink = { title: names.buy, href: site.portals.signUp } as const;

/** The footer's columns (R2.4). */
export const footerColumns = [
  { title: 'Tutorials', links: [...processes.links, { title: 'Record Video', href: site.portals.recordVideo }] },
  { title: 'Use Cases', links: useCaseTitles.map(({ slug, title }) => ({ title, useCase: slug })) },
  {
    title: 'Useful Links',
    links: [
      { ...site.guidelines },
      ...site.government,
      { title: 'Application search', href: site.portals.applicationSearch },
    ],
  },
  {
    title: 'Explore Links',
    links: [
      homeLink,
      { title: `About ${site.name}`, path: '/#about' },
      { title: 'Certificates', path: '/#services' },
      { title: 'Pricing', path: '/pricing' },
      { title: 'Which certificate?', path: '/choose' },
      { title: 'Error messages', path: '/help/errors' },
      { title: names.questions, path: '/Home/Faq' },
      { title: 'Blogs', path: '/Home/Blogs' },
      { title: 'Downloads', path: '/downloads' },
      { title: 'Repository', path: '/downloadsRepos' },
      { title: names.check, path: '/check' },
      { title: partnerTitle, path: '/becomeapartner' },
      { title: 'Careers', path: '/careers' },
      { title: 'Contact', path: '/Home/Contact' },
      { title: 'Terms and privacy', path: '/privacy-policy' },
      { title: 'Accessibility', path: '/accessibility' },
      { title: documentHeads.termsOfService.title, file: documentHeads.termsOfService.path },
    ],
  },
] as const satisfies readonly NavigationGroup[];

/** What the bar above the navbar says (R2.2). */
export const infoBar = [
  { label: 'Support', phone: site.phones.support, email: site.emails.support },
  { label: 'Escalation', phone: site.phones.escalation, email: site.emails.escalation },
] as const;
