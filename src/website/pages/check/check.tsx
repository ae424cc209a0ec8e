import { checkPage } from '#content/check/page.ts';
import { Fact } from '#website/components/fact/fact.tsx';
import { AnyLink } from '#website/components/link/link.tsx';
import { Lines, Page, Section } from '#website/components/page/page.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import { Island } from '#website/islands/island.tsx';
import type { Route } from './+types/check';
import styles from './check.module.css';
import { Checker } from './checker.tsx';

/** Which of the repository's files exist: the browser compares with them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isDemonstration, files } = await context.get(websiteContext).readRepository();
  return { isDemonstration, names: files.map(({ name }) => name) };
}

export default function Check({ loaderData: { isDemonstration, names } }: Route.ComponentProps) {
  const { privacy, which, adobe, limits } = checkPage;
  return (
    <Page {...checkPage} path="/check">
      <Island name="checker" widget={Checker} props={{ names, isDemonstration }} isEager />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section heading={which.heading}>
            <dl className={styles.which}>
              {which.entries.map(({ term, text }) => (
                <Fact key={term} term={term}>
                  {text}
                </Fact>
              ))}
            </dl>
          </Section>
          <Section id="privacy" heading={privacy.heading}>
            <p>{privacy.text}</p>
            <p>{privacy.how}</p>
            <div className={styles.ways}>
              <Lines lines={[privacy.offline, privacy.developerTools]} />
            </div>
          </Section>
          <Section heading={limits.heading}>
            <Lines lines={limits.lines} />
          </Section>
        </div>
        <div className={styles.column}>
          <Section id={adobe.id} heading={adobe.heading}>
            <p>{adobe.answer}</p>
            <ol className={styles.steps}>
              {adobe.steps.map(({ text, link }) => (
                <li key={text}>
                  {keepTogether(text)} {link && <AnyLink to={link.path}>{link.title}</AnyLink>}
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
    </Page>
  );
}
