import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EncryptionAnswer, Purpose, Signer, TokenAnswer } from '#domain/plan/answers.ts';
import type { DeadlineStatus } from '#domain/plan/check-deadline.ts';
import { toMoment } from '#domain/time.ts';
import { makePlan } from './make-plan.ts';

// Sixty situations with the certificate, price and answer that somebody derived from the specification and the facts,
// without knowing this code.
const file = join(import.meta.dirname, '../../../../tests/plans.tsv');
const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');

const purposes: Readonly<Record<string, Purpose>> = {
  'E-Tender': 'e-tender',
  ICEGATE: 'icegate',
  DGFT: 'dgft',
  MCA: 'mca-income-tax-gst',
  'Income Tax': 'mca-income-tax-gst',
  GST: 'mca-income-tax-gst',
  'Employee Provident Fund': 'employee-provident-fund',
  'E-Ticketing (IRCTC)': 'irctc-e-ticketing',
  'IPR (Trademark)': 'ipr',
  'IPR (Patent)': 'ipr',
  'Foreign National DSC (MCA)': 'mca-income-tax-gst',
  'Foreign National DSC (E-Tender)': 'e-tender',
  'Foreign National DSC (ICEGATE)': 'icegate',
  'Foreign National DSC (IPR)': 'ipr',
  'Document signing (no topic page)': 'documents',
};

const signers: readonly (readonly [pattern: RegExp, signer: Signer])[] = [
  [/^foreign organisation/, 'foreign-organisation'],
  [/^foreign/, 'foreign'],
  [/^software/, 'software'],
  [/^government/, 'government'],
  [/^proprietor/, 'proprietor'],
  [/^(?:authorised signatory|partner)/, 'organisation'],
  [/^(?:self|director|company secretary)/, 'self'],
];

const statuses: Readonly<Record<string, DeadlineStatus>> = {
  yes: 'in-time',
  'not certain': 'uncertain',
  'too late': 'too-late',
  'date is past': 'past',
};

/** The cheaper of the certificates that DGFT accepts; their author left this open. */
const byName = { because: '`exporterChoices`', category: 'organization', type: 'sign', prices: '850/990/1500' };
const byPan = { ...byName, category: 'individual' };

/** Rows whose answer a record of the site decides, which their author did not know. */
const settled: Readonly<
  Record<
    number,
    {
      readonly because: string;
      readonly status?: DeadlineStatus;
      readonly category?: string;
      readonly type?: string;
      readonly prices?: string;
    }
  >
> = {
  3: { because: '`tenderLead`: three working days, and nobody promises a bid for tomorrow', status: 'uncertain' },
  6: { because: '`signOrBoth`: Sign, unless the notice asks for encryption', type: 'sign', prices: '850/990/1500' },
  7: {
    because: '`signOrBoth`, and Fastest shipping takes two working days',
    type: 'sign',
    prices: '850/990/1500',
    status: 'in-time',
  },
  11: { because: 'nobody is asked what they already have', type: 'both', prices: '1700/1999/3000' },
  16: { because: 'an organisation waits 24 hours even with Aadhaar eKYC', status: 'too-late' },
  17: { because: 'nobody approves between 6:30 pm and 9:30 am', status: 'too-late' },
  20: byName,
  21: byPan,
  22: byName,
  23: { ...byName, because: '`exporterChoices`; Sundays do not count', status: 'too-late' },
  24: byName,
  25: byPan,
  28: { because: 'nobody approves after 6:30 pm', status: 'too-late' },
  31: { because: 'applications are approved on Saturdays', status: 'in-time' },
  37: { because: '`indianAbroad`: Indian citizens abroad apply as in India', status: 'in-time' },
  40: { because: 'nobody approves on Sundays', status: 'too-late' },
  47: {
    because: 'Fastest shipping takes two working days, and the dates end with the request to the PSP',
    status: 'in-time',
  },
  51: { because: 'nobody is asked for a profile at the patent office', status: 'uncertain' },
};

const months = 'January February March April May June July August September October November December'.split(' ');

/** `It is Monday 23 November 2026, 10:00: …` */
function readNow(situation: string): Date {
  const [, day = '', month = '', year, time] = /^It is \w+ (\d+) (\w+) (\d{4}), (\d\d:\d\d)/.exec(situation) ?? [];
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  return toMoment(`${year}-${number}-${day.padStart(2, '0')}`, time);
}

const rows = lines.map((line, at) => {
  const [situation = '', purpose = '', signer = '', encryption = '', token = '', deadline = '', ...expected] =
    line.split('\t');
  const [, category = '', type = '', prices = '', , ways = '', inTime = ''] = expected;
  const [day = '', time = ''] = deadline.split(' ');
  const answers = {
    purpose: purposes[purpose] as Purpose,
    signer: signers.find(([pattern]) => pattern.test(signer))?.[1] as Signer,
    encryption: encryption as EncryptionAnswer,
    token: (token === 'yes' ? 'yes' : 'no') as TokenAnswer,
    deadline: toMoment(day, time),
  };
  return { at: at + 2, situation, now: readNow(situation), answers, category, type, prices, ways, inTime };
});

test.each(rows)('row $at: $situation', ({ at, now, answers, category, type, prices, ways, inTime }) => {
  const plan = makePlan(answers, now);
  // Who has no Aadhaar reads the answer of manual KYC.
  const isManual = ways.startsWith('manual');
  const status = isManual
    ? plan.verifications.find(({ method }) => method === 'manual')?.deadline?.status
    : plan.status;
  expect(status).toBe(settled[at]?.status ?? statuses[inTime]);
  expect(plan.choice.category).toBe(settled[at]?.category ?? category.split(' ')[1]?.toLowerCase());
  expect(plan.choice.region).toBe(category.startsWith('Foreign') ? 'foreign' : 'indian');
  expect(plan.choice.certificateType ?? 'none').toBe(settled[at]?.type ?? type.toLowerCase());
  const totals = plan.totals.map(({ total }) => total.replaceAll(/\D/g, '')).join('/');
  expect(totals).toBe(settled[at]?.prices ?? prices.split(' ')[0]);
  if (!isManual) expect(plan.verifications.map(({ method }) => method)).toEqual(['ekyc', 'manual']);
});

test('the price with the cheapest token, ₹500 before GST, is one sum for each validity', () => {
  const answers = {
    purpose: 'icegate',
    signer: 'organisation',
    encryption: 'no',
    token: 'no',
    deadline: 'none',
  } as const;
  const plan = makePlan(answers, new Date());
  // (720 + 500), (839 + 500) and (1,271 + 500) rupees with 18 % GST, rounded.
  expect(plan.totalsWithToken?.map(({ total }) => total)).toEqual(['₹1,440', '₹1,580', '₹2,090']);
  // Dates in time count with Fastest shipping, ₹600 before GST.
  const inTime = makePlan({ ...answers, deadline: toMoment('2031-01-14', '15:00') }, toMoment('2031-01-03', '10:00'));
  expect([inTime.status, inTime.totalsWithToken?.map(({ total }) => total)]).toEqual([
    'in-time',
    ['₹2,148', '₹2,288', '₹2,798'],
  ]);
  expect(makePlan({ ...answers, token: 'yes' }, new Date()).totalsWithToken).toBeUndefined();
  expect(makePlan({ ...answers, signer: 'foreign' }, new Date()).totalsWithToken).toBeUndefined();
});

// Two hours to set up, then back to the end of an opening: Monday to Saturday, 9:30 to 18:30.
test.each([
  ['2026-11-30', '15:00', '2026-11-30', '13:00'],
  ['2026-11-30', '11:00', '2026-11-28', '18:30'],
  ['2026-11-29', '23:59', '2026-11-28', '18:30'],
])('for a bid that closes on %s at %s the last useful approval is on %s at %s', (day, time, approvalDay, approval) => {
  const deadline = toMoment(day, time);
  const answers = { purpose: 'e-tender', signer: 'self', encryption: 'no', token: 'yes', deadline } as const;
  const plan = makePlan(answers, toMoment('2026-11-28', '10:00'));
  expect(plan.verifications[0]?.deadline?.lastApproval).toEqual(toMoment(approvalDay, approval));
  // With Aadhaar eKYC an approval takes at most fifteen minutes.
  const last = toMoment(approvalDay, approval).getTime() - 15 * 60_000;
  expect(plan.verifications[0]?.deadline?.lastApplication?.getTime()).toBe(last);
});
