import { site } from '#content/site.ts';
import { settingsContext } from '#website/context.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { CertificateCards } from './certificate-cards.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: `${context.get(settingsContext).siteUrl}/` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${site.name}: digital signature certificates for India` },
    {
      name: 'description',
      content:
        'Which digital signature certificate you need, what it takes and how long: for tenders, ICEGATE, DGFT, MCA, ' +
        'Income Tax, GST, EPF, IRCTC agents and foreign nationals.',
    },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ];
}

export default function Home() {
  return (
    <>
      <Hero />
      <About />
      <CertificateCards />
      <FaqSection />
      <ContactSection />
    </>
  );
}
