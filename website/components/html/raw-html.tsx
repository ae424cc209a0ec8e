/** Sets HTML as it is: for the two components beside this one, which hand it nothing that is not sanitised. */
export function RawHtml({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; see who may use it above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
