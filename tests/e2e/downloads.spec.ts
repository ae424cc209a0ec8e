import { section } from './page-section.ts';
import { expect, test } from './site.ts';

/** The text of a cell of Downloads, and its link. */
type Cell = readonly [text: string, href: string];
const contact: Cell = ['support@mohar.example', 'mailto:support@mohar.example'];
const contactForOurs: Cell = ['support@mohar.example+91 00000 00002', 'mailto:support@mohar.example'];
/** The text of a link to a maker is the site’s name. */
const page = (href: string): Cell => [`Open ${new URL(href).host.replace('www.', '')}`, href];
const ask = (text: string, subject: string): Cell => [
  text,
  `mailto:support@mohar.example?subject=${encodeURIComponent(subject)}`,
];
const absent = (name: string, systems: string): Cell =>
  ask('Ask support for the file', `Please send: ${name} for ${systems}`);
const unlisted = (name: string): Cell => ask('Not listed. Ask us', `Question: ${name} for Mac`);
const windows = ([text, href]: Cell): Cell => [`Windows ${text}`, href];
const mac = ([text, href]: Cell): Cell => [`Mac ${text}`, href];
const both = ([text, href]: Cell): Cell => [`Windows and Mac ${text}`, href];
const dotnet = page('https://dotnet.microsoft.com/en-us/download/dotnet-framework');
const hypersecu: Cell = ['support@hypersecu.com', 'mailto:support@hypersecu.com'];

/** The four groups of Downloads: what the visitor has or looks for, with its links for Windows and Mac, and its contact. */
const downloads: { readonly [group: string]: { readonly [product: string]: readonly Cell[] } } = {
  Utilities: {
    'Certificate download utility': [both(absent('Certificate download utility', 'Windows and Mac')), contactForOurs],
  },
  'Other required software': {
    'Java runtime (Oracle)': [both(page('https://www.java.com/en/download/')), contact],
    'Java runtime (Eclipse Temurin, free build)': [both(page('https://adoptium.net/')), contact],
    '.NET Framework': [windows(dotnet), mac(['Not needed', '']), contact],
  },
  'Supported token drivers': {
    'WD ProxKey': [both(page('https://www.watchdata.com/')), contact],
    'Hyp-Epass (HYP2003)': [both(page('https://hypersecu.com/support')), hypersecu],
    mToken: [both(page('https://www.longmai.net/')), contact],
    'SafeNet Token': [both(page('https://supportportal.thalesgroup.com/csm')), contact],
    'Blt4id (Bit4id)': [both(page('https://www.bit4id.com/en/')), contact],
    TrustKey: [windows(absent('TrustKey driver', 'Windows')), mac(unlisted('TrustKey driver')), contact],
  },
  'Biometric device drivers': {
    Mantra: [
      windows(page('https://www.mantratec.com/')),
      mac(unlisted('Mantra biometric device driver')),
      ['servico@mantratec.com+91 79 4906 8000', 'mailto:servico@mantratec.com'],
    ],
    Morpho: [windows(page('https://www.idemia.com/')), mac(unlisted('Morpho biometric device driver')), contact],
    Startek: [windows(page('https://www.acpl.in.net/')), mac(unlisted('Startek biometric device driver')), contact],
    Precision: [
      windows(page('https://www.precisionbiometric.co.in/')),
      mac(unlisted('Precision biometric device driver')),
      contact,
    ],
  },
};

test('both addresses of Downloads have every row of the four groups, with its contact and its link', {
  tag: '@journey',
}, async ({ page }) => {
  for (const path of ['/downloads', '/Home/Downloads']) {
    await page.goto(path);
    await expect(page.getByText(/call our support desk: \+91 00000 00002\./)).toBeVisible();
    for (const [group, expected] of Object.entries(downloads)) {
      const table = section(page, group).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        /^(?:Program|Your token|Your device)$/,
        'Download',
        'Contact',
      ]);
      const shown = await table.locator('tbody tr').evaluateAll((all) =>
        all.map((row) => {
          // The text for assistive technology alone repeats the name.
          for (const hidden of row.querySelectorAll('.visually-hidden, [class*=maker]')) hidden.remove();
          const [name, offers, contact] = row.children;
          const cells = [...(offers?.querySelectorAll('li') ?? []), contact];
          const read = (cell: Element | undefined) => [
            cell?.textContent,
            cell?.querySelector('a')?.getAttribute('href') ?? '',
          ];
          return [name?.firstChild?.textContent, cells.map(read)];
        }),
      );
      expect([path, group, Object.fromEntries(shown)]).toEqual([path, group, expected]);
    }
  }
});

test('a link that asks support for a file names the product and its system', async ({ page }) => {
  await page.goto('/downloads');
  const links = section(page, 'Supported token drivers').getByRole('link', { name: /^Ask support for the file/ });
  await expect(links).toHaveAccessibleName('Ask support for the file by email: TrustKey driver for Windows');
  const makers = page.getByRole('table').getByRole('link', { name: /for (?:Windows|Windows and Mac) \(opens/ });
  await expect(makers.nth(2)).toHaveAccessibleName(/^Open dotnet\.microsoft\.com \.NET Framework for Windows/);
  const names = await makers.evaluateAll((all) => all.map((link) => link.textContent));
  expect(new Set(names).size).toBe(names.length);
  await expect(
    section(page, 'Biometric device drivers').getByRole('link', {
      name: 'Ask us about the Mantra biometric device driver for Mac',
    }),
  ).toBeVisible();
});

test('on a phone each product of Downloads is a card with its links and contact', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/downloads');
  await expect(page.getByRole('row', { name: /TrustKey/ }).getByRole('cell')).toHaveCount(2);
  const card = page.getByRole('row', { name: /HYP2003/ });
  for (const cell of await card.getByRole('cell').all()) await expect(cell).toBeVisible();
  const labels = await card
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.join()).toContain('Contact');
  await expect(card.getByRole('listitem')).toHaveText(/^Windows and Mac Open hypersecu\.com/);
});
