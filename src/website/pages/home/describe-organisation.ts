import { site } from '#content/site.ts';

/** A schema.org `Organization` with its two offices. */
export function describeOrganisation(origin: string) {
  const offices = [site.offices.corporate, site.offices.registered];
  const contacts = [
    ['sales', site.phones.sales, site.emails.sales],
    ['customer support', site.phones.support, site.emails.support],
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.owner,
    alternateName: [site.name, site.devanagari.name],
    url: `${origin}/`,
    logo: `${origin}/seal.svg`,
    foundingDate: String(site.incorporatedIn),
    sameAs: site.social.map(({ href }) => href),
    contactPoint: contacts.map(([contactType, telephone, email]) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone,
      email,
    })),
    location: offices.map(({ name, lines }) => ({
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', streetAddress: lines.join(', '), addressCountry: 'IN' },
    })),
  };
}
