import type { CleanHtml } from '#domain/html/clean-html.ts';
import { postLimits } from '#domain/post/post.ts';
import { fetchQuestions } from '#website/components/faq/fetch-questions.ts';
import { websiteContext } from '#website/context.ts';
import { describePage, findOrigin } from '#website/page-meta.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { Attention } from './attention.tsx';
import { CertificateCards } from './certificate-cards.tsx';
import { ContactSection } from './contact-section.tsx';
import { describeOrganisation } from './describe-organisation.ts';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { OurBlogs } from './our-blogs.tsx';
import { WhatsNew } from './whats-new.tsx';

/** The newest posts (R9.2). */
export async function loader({ context }: Route.LoaderArgs) {
  const { posts } = await context.get(websiteContext).content.listPosts({ page: 1, record: postLimits.homeCards });
  return { posts, ...withPage };
}

/** Coming from another page, the questions are fetched beside the posts. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [{ posts }, questions] = await Promise.all([serverLoader(), fetchQuestions('/')]);
  return { posts, questions };
}

/** The questions come with the page. */
const withPage: { readonly questions?: CleanHtml } = {};

export function meta({ matches }: Route.MetaArgs) {
  const page = describePage(matches, {
    title: 'Digital signature certificates for India',
    description:
      'Which digital signature certificate you need, what it takes and how long: for tenders, ICEGATE, DGFT, MCA, ' +
      'Income Tax, GST, EPF, IRCTC agents and foreign nationals.',
    path: '/',
  });
  return [...page, { 'script:ld+json': describeOrganisation(findOrigin(matches)) }];
}

export default function Home({ loaderData: { posts, questions } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <WhatsNew />
      <About />
      <CertificateCards />
      <OurBlogs posts={posts} />
      <FaqSection questions={questions} />
      <ContactSection />
      <Attention />
    </>
  );
}
