import { about } from '#content/home/about.ts';
import { certificateCards } from '#content/home/certificate-cards.ts';
import * as labels from '#content/home/labels.ts';
import { pricesFrom } from '#content/home/prices-from.ts';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import type { PostCard } from '#contract/content-source.ts';
import { postLimits } from '#domain/post/post.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Figure } from '#website/components/guilloche/figure.tsx';
import { ExternalLink, SiteLink } from '#website/components/link/link.tsx';
import { SealWord } from '#website/components/logo/logo.tsx';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { embedDrawing } from '#website/components/picture/embed-drawing.ts';
import { PostCards } from '#website/components/post-card/post-card.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import { websiteContext } from '#website/context.ts';
import { NoticeLink } from '#website/layout/updates/notice-link.tsx';
import { updatesId } from '#website/layout/updates/updates-id.ts';
import { PageMeta, StructuredData } from '#website/page-meta.tsx';
import { QuestionList } from '#website/pages/faq/question-list.tsx';
import { useRootData } from '#website/use-root-data.ts';
import type { Route } from './+types/home';
import { Attention } from './attention.tsx';
import { ContactSection } from './contact-section.tsx';
import { describeOrganisation } from './describe-organisation.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';

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
      <About />
      <CertificateCards prices={pricesFrom} />
      <FaqSection />
      <WhatsNew />
      <OurBlogs posts={posts} failure={failure} />
      <ContactSection />
      <SealWord />
      <StructuredData data={describeOrganisation(useRootData().siteUrl)} />
    </>
  );
}

/** The ticker of notices, with a button that opens the sidebar (R2.43). */
function WhatsNew() {
  const { notices, noticesFailure } = useRootData();
  if (noticesFailure) {
    return (
      <section className={styles.bar} aria-labelledby="whats-new-heading" data-screen-only>
        <div className={styles.inner}>
          <h2 id="whats-new-heading">{labels.whatsNew}</h2>
          <Unloaded text={noticesFailure} />
        </div>
      </section>
    );
  }
  if (notices.length === 0) return null;
  return (
    <section className={styles.bar} aria-labelledby="whats-new-heading" data-screen-only>
      <div className={styles.inner}>
        <h2 id="whats-new-heading">{labels.whatsNew}</h2>
        <Marquee label={labels.whatsNewRow} seconds={60} className={styles.ticker}>
          <ul className={styles.titles}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeLink notice={notice} />
              </li>
            ))}
          </ul>
        </Marquee>
        <button type="button" className={styles.all} popoverTarget={updatesId}>
          {labels.viewAll}
          <span className="visually-hidden"> {labels.viewAllWhat}</span>
        </button>
      </div>
    </section>
  );
}

function About() {
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
        <a href="/#services" className={buttons.button} data-screen-only>
          {about.learnMore}
        </a>
      </div>
      <ul className={styles.features}>
        {about.features.map(({ kind, title, text }) => (
          <li key={kind}>
            <Drawing name={kind} className={styles.picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CertificateCards({ prices }: { prices: typeof pricesFrom }) {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <h2 id="services-heading">{labels.certificates}</h2>
      <ul className={styles.cards}>
        {certificateCards.map((card) => (
          <li key={card.kind} className={styles.card}>
            <Figure name={card.kind} className={styles.figure} />
            <h3>{card.title}</h3>
            <p className={styles.price}>{labels.namePrice(prices[card.kind])}</p>
            <p className={styles.description}>{card.description}</p>
            <details className={styles.details}>
              <summary>{labels.cardDetails}</summary>
              <ul className={styles.points}>
                {card.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </details>
            <ExternalLink href={card.redirectLink} className={`${buttons.button} ${styles.buy}`} data-screen-only>
              {labels.buy}
              <span className={styles.buyWhat}>: {card.title}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className={styles.check}>
        <b>{labels.check.question}</b> <SiteLink to="/check">{labels.check.link}</SiteLink>{' '}
        <span>{labels.check.privacy}</span>
      </p>
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
      <PostCards posts={posts} level={3} failure={failure} />
    </section>
  );
}

function FaqSection() {
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-heading" data-screen-only>
      <div className={styles.faqWords}>
        <h2 id="faq-heading">{labels.questions}</h2>
        <p>{labels.questionsIntro}</p>
        <p className={styles.buttons}>
          <SiteLink to="/Home/Faq" className={buttons.ink}>
            {labels.readMore}
            <span className="visually-hidden"> {labels.readMoreWhat}</span>
          </SiteLink>
          <a href="/#contact" className={buttons.button}>
            {labels.contact}
          </a>
        </p>
      </div>
      <QuestionList list="home" />
    </section>
  );
}
