import type { Finding } from '#scripts/doctor/finding.ts';
import type { Config } from '#server/config.ts';

/** Settings with which the site starts and which nobody goes live with. */
export function examineConfig({ siteUrl, mail, trustProxy, apiHost }: Config): readonly Finding[] {
  const { hostname } = new URL(siteUrl);
  const isLocal = hostname === 'localhost' || /^(?:127\.|0\.0\.0\.0|\[::)/.test(hostname);
  const isStoredHere = apiHost === '';
  return [
    ...(isLocal ? [missing(`SITE_URL: ${siteUrl} is this machine; feeds, sitemap and mails name it.`)] : []),
    ...(isStoredHere && mail.smtpUrl === '' ? [missing('SMTP_URL: not set, so mail waits in the outbox.')] : []),
    ...(trustProxy === false ? [note('TRUST_PROXY: not set; behind a proxy all visitors are one address.')] : []),
    ...(isStoredHere ? [] : [note(`API_HOST: what visitors send is kept by ${apiHost}, not here.`)]),
  ];
}

function missing(text: string): Finding {
  return { grade: 'missing', text };
}

function note(text: string): Finding {
  return { grade: 'note', text };
}
