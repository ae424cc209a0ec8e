import { listQuestions } from '#content/faq/faq.ts';
import { faqPage } from '#content/faq/faq-page.ts';
import { about } from '#content/home/about.ts';
import * as labels from '#content/home/labels.ts';
import { pricesFrom } from '#content/home/prices-from.ts';
import { names } from '#content/layout/names.ts';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import type { PostCard } from '#contract/content-source.ts';
import { postLimits } from '#domain/post/post.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { SealWord } from '#website/components/logo/logo.tsx';
import { embedDrawing } from '#website/components/picture/embed-drawing.ts';
import { PostCards } from '#website/components/post-card/post-card.tsx';
import { keepPhrases } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import { PageMeta, StructuredData } from '#website/page-meta.tsx';
import { QuestionList } from '#website/pages/faq/question-list.tsx';
import { useRootData } from '#website/use-root-data.ts';
import type { Route } from './+types/home';
import { Attention } from './attention.tsx';
import { CertificateCards } from './certificate-cards.tsx';
import { ContactSection } from './contact-section.tsx';
import { describeOrganisation } from './describe-organisation.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { WhatsNew } from './whats-new.tsx';

const askedQuestions = listQuestions(faqPage.urgent.slugs).slice(0, 4);

/** Loads the newest posts (R9.2), the advertisements, the lowest prices, and whether the authority has certificates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, readRepository, readDrawing } = context.get(websiteContext);
  const [{ posts, hasFailed }, [first, ...others], { isDemonstration, files }] = await Promise.all([
    content.listPosts({ page: 1, pageSize: postLimits.homeCards }),
    content.listAdvertisements(),
    readRepository(),
  ]);
  const advertisements = first ? [await embedDrawing(first, readDrawing), ...others] : [];
  const hasCertificates = !isDemonstration && files.length > 0;
  const failure = hasFailed ? unloaded.posts : '';
  return { posts, failure, advertisements, hasCertificates, pricesFrom };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { posts, failure, advertisements, pricesFrom, hasCertificates } = loaderData;
  return (
    <>
      <PageMeta {...labels.homePage} path="/" />
      <Hero priceFrom={pricesFrom.all} hasCertificates={hasCertificates} />
      <Attention advertisements={advertisements} />
      <CertificateCards prices={pricesFrom} />
      <About hasCertificates={hasCertificates} />
      <FaqSection />
      <WhatsNew />
      <OurBlogs posts={posts} failure={failure} />
      <ContactSection />
      <SealWord />
      <StructuredData data={describeOrganisation(useRootData().siteUrl)} />
    </>
  );
}

function About({ hasCertificates }: { hasCertificates: boolean }) {
  return (
    <section id="about" className={styles.about} aria-labelledby="about-heading">
      <div className={styles.words}>
        <h2 id="about-heading">{about.heading}</h2>
        <p>
          {about.incorporation} {about.text}
        </p>
        <p className={styles.badge}>
          <b>{about.badge}</b> <span>{about.badgeNote}</span>
        </p>
        <SiteLink to="/#services" className={buttons.button} data-screen-only>
          {about.learnMore}
        </SiteLink>
      </div>
      <ul className={styles.features}>
        {about.features.map(({ kind, title, text }) => (
          <li key={kind}>
            <Drawing name={kind} className={styles.picture} />
            <h3>{title}</h3>
            <p>{kind === 'law' && !hasCertificates ? about.demonstration : text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** R1.6. */
function OurBlogs({ posts, failure }: { posts: readonly PostCard[]; failure: string }) {
  return (
    <section id="blogs" className={styles.blogs} aria-labelledby="blogs-heading">
      <div className={styles.head}>
        <h2 id="blogs-heading">{blog.home.heading}</h2>
        <SiteLink to="/Home/Blogs" data-screen-only>
          {blog.home.more}
          <span className="visually-hidden"> {labels.morePostsWhat}</span>
        </SiteLink>
      </div>
      <PostCards posts={posts} place="home" failure={failure} />
    </section>
  );
}

function FaqSection() {
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-heading" data-screen-only>
      <div className={styles.faqWords}>
        <h2 id="faq-heading">{names.questions}</h2>
        <p>{labels.questionsIntro}</p>
        <ul className={styles.asked}>
          {askedQuestions.map(({ slug, question }) => (
            <li key={slug}>
              <SiteLink to={`/Home/Faq#${slug}`}>{keepPhrases(question)}</SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.buttons}>
          <SiteLink to="/Home/Faq" className={buttons.ink}>
            {labels.readMore}
            <span className="visually-hidden"> {labels.readMoreWhat}</span>
          </SiteLink>
          <SiteLink to="/#contact" className={buttons.button}>
            {labels.contact}
          </SiteLink>
        </p>
      </div>
      <QuestionList list="home" />
    </section>
  );
}
