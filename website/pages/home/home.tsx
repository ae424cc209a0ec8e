import { describePage } from '#website/page-meta.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { CertificateCards } from './certificate-cards.tsx';
import { ContactSection } from './contact-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Digital signature certificates for India',
    description:
      'Which digital signature certificate you need, what it takes and how long: for tenders, ICEGATE, DGFT, MCA, ' +
      'Income Tax, GST, EPF, IRCTC agents and foreign nationals.',
    path: '/',
  });
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
