import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import * as labels from '#content/layout/labels.ts';
import type { FilePath, SitePath } from '#domain/site/routes.ts';
import { formatBytes } from '#domain/text.ts';

/** The `tabIndex` of links: -1 in copies, which a pointer can click and the keyboard does not reach. */
export const LinkTabIndex = createContext<-1 | undefined>(undefined);

export function SiteLink({ to, ...link }: Omit<ComponentProps<'a'>, 'href'> & { to: SitePath }) {
  return <a href={to} {...link} />;
}

/** A link to another site; opens a new tab, which is announced. */
export function ExternalLink({ children, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...link} tabIndex={use(LinkTabIndex)} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${labels.newTab}`}</span>
    </a>
  );
}

/** A link to a page of the site (a path) or to another site. */
export function AnyLink({ to, ...link }: { to: string; className?: string | undefined; children: ReactNode }) {
  return to.startsWith('/') ? <a href={to} {...link} /> : <ExternalLink href={to} {...link} />;
}

/** A link to a PDF of this site, by its path before percent-encoding, with its type and size. */
export function FileLink({
  path,
  bytes,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'href'> & { path: FilePath; bytes?: number | undefined }) {
  return (
    <ExternalLink href={encodeURI(path)} {...link}>
      {children}
      {bytes === undefined ? ` ${labels.pdf}` : <span>{` ${labels.describePdf(formatBytes(bytes))}`}</span>}
    </ExternalLink>
  );
}

/** Its text is the address unless another is given. */
export function EmailLink({ email, children = email }: { email: string; children?: ReactNode }) {
  return (
    <a href={`mailto:${email}`} tabIndex={use(LinkTabIndex)}>
      {children}
    </a>
  );
}

export function PhoneLink({
  phone,
  className,
  children = phone,
}: {
  phone: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className} tabIndex={use(LinkTabIndex)}>
      {children}
    </a>
  );
}
