import { downloadGroups, downloadsPage } from '#content/download/downloads.ts';
import { downloadLabels as labels } from '#content/download/labels.ts';
import { site } from '#content/site.ts';
import {
  type DownloadGroup,
  type DownloadProduct,
  listLinks,
  listOffers,
  type Maker,
  type Offer,
} from '#domain/download/download.ts';
import { Contents } from '#website/components/contents/contents.tsx';
import { EmailLink, ExternalLink, PhoneLink } from '#website/components/link/link.tsx';
import { Page, Section } from '#website/components/page/page.tsx';
import tables from '#website/components/table/table.module.css';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/downloads';
import styles from './downloads.module.css';

const groups: readonly DownloadGroup[] = downloadGroups;

/** The paths of the authority's files that exist. */
export function loader({ context }: Route.LoaderArgs) {
  const { hasFile } = context.get(websiteContext);
  const files = groups
    .flatMap(({ products }) => products.flatMap(listLinks))
    .flatMap(({ link }) => ('file' in link ? [link.file] : []));
  return { present: files.filter(hasFile) };
}

export default function Downloads({ loaderData: { present } }: Route.ComponentProps) {
  return (
    <Page {...downloadsPage} path="/downloads">
      <Contents isRow entries={groups.map(({ slug, title }) => ({ id: slug, title }))} />
      {groups.map(({ slug, title, column, intro, products }) => (
        <Section key={slug} id={slug} heading={title}>
          <p>{keepTogether(intro)}</p>
          <table className={`${tables.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col" className={styles.name}>
                  {column}
                </th>
                <th scope="col">{labels.download}</th>
                <th scope="col" className={styles.contact}>
                  {labels.contact}
                </th>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <tr key={product.name}>
                  <th scope="row">
                    {product.device ?? product.name}
                    {product.maker && <span className={styles.maker}>{labels.madeBy(product.maker.name)}</span>}
                  </th>
                  <td>
                    <ul className={styles.offers}>
                      {listOffers(product, present).map(({ system, offer }) => (
                        <li key={system}>
                          <span className={styles.system}>{labels.systems[system]}</span>{' '}
                          <OfferLink offer={offer} name={labels.nameFile(product.name, labels.systems[system])} />
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td data-label={labels.contact}>
                    <Contact product={product} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ))}
    </Page>
  );
}

/** How to reach the maker; our own desk for our own products, and where nothing confirms the maker’s phone or email. */
function Contact({ product: { maker } }: { product: DownloadProduct }) {
  const { support } = site.emails;
  const { email, phone }: Partial<Maker> = maker ?? { email: support, phone: site.phones.support };
  if (!email && !phone) return <EmailLink email={support} />;
  return (
    <div>
      {email && <EmailLink email={email} />}
      {email && phone && <br />}
      {phone && <PhoneLink phone={phone} />}
    </div>
  );
}

/** A link to a download; its accessible text ends with `name`, the name of the file. */
function OfferLink({ offer, name }: { offer: Offer; name: string }) {
  switch (offer.kind) {
    case 'unneeded':
      return labels.unneeded;
    case 'unlisted':
      return (
        <span>
          {labels.unlisted}{' '}
          <a href={writeTo(labels.question(name))}>
            {labels.askUs}
            <span className="visually-hidden"> {labels.aboutFile(name)}</span>
          </a>
        </span>
      );
    case 'request':
      return (
        <a href={writeTo(labels.request(name))}>
          {labels.absent}
          <span className="visually-hidden"> {labels.byEmail(name)}</span>
        </a>
      );
    case 'file':
      return (
        <a href={offer.path} download>
          {labels.download}
          <span className="visually-hidden"> {name}</span>
        </a>
      );
    case 'makers-page':
      return (
        <ExternalLink href={offer.href}>
          <span data-screen-only>
            {labels.from} <Host href={offer.href} />
          </span>
          <span className="visually-hidden"> {name}</span>
        </ExternalLink>
      );
  }
}

/** The name of a site, which may break before its domain: `dotnet.` and `microsoft.com`. */
function Host({ href }: { href: string }) {
  const parts = new URL(href).host.replace(/^www\./, '').split('.');
  const [subdomain = '', ...domain] = parts;
  if (parts.length < 3 || domain[0] === 'co') return <span className={styles.host}>{parts.join('.')}</span>;
  return (
    <>
      {subdomain}.<wbr />
      <span className={styles.host}>{domain.join('.')}</span>
    </>
  );
}

/** A link that begins a message to our support desk. */
function writeTo(subject: string): string {
  return `mailto:${site.emails.support}?subject=${encodeURIComponent(subject)}`;
}
