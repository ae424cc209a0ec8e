import { documentHeads } from '#content/document/document-heads.ts';
import { amendments401, amendments411 } from '#documents/texts/cps/amendments.ts';
import { application, issuance } from '#documents/texts/cps/application.ts';
import { audit } from '#documents/texts/cps/audit.ts';
import { identification } from '#documents/texts/cps/identification.ts';
import { introduction } from '#documents/texts/cps/introduction.ts';
import { legal } from '#documents/texts/cps/legal.ts';
import { operations } from '#documents/texts/cps/operations.ts';
import { profiles } from '#documents/texts/cps/profiles.ts';
import { publication } from '#documents/texts/cps/publication.ts';
import { changes } from '#documents/texts/cps/renewal.ts';
import { revocation, status } from '#documents/texts/cps/revocation.ts';
import { technical } from '#documents/texts/cps/technical.ts';
import { demonstrationWarnings } from '#documents/texts/demonstration.ts';
import { type Amendment, amendSections, listChanges } from '#domain/document/amend.ts';
import {
  chapter,
  type Document,
  type DocumentBlock,
  type DocumentHead,
  type DocumentSection,
} from '#domain/document/document.ts';

/** Chapter 4 in the order of RFC 3647. */
const lifeCycle = chapter(
  'Certificate life-cycle operational requirements',
  ...application,
  ...issuance,
  ...changes,
  revocation,
  ...status,
);

const first: readonly DocumentSection[] = [
  introduction,
  publication,
  identification,
  lifeCycle,
  operations,
  technical,
  profiles,
  audit,
  legal,
];
const second = amendSections(first, amendments401);
const third = amendSections(second, amendments411);

function makeEdition(
  head: DocumentHead,
  sections: readonly DocumentSection[],
  ...changesOfEdition: readonly DocumentBlock[]
): Document {
  return {
    head,
    subtitle: 'How we issue and manage digital signature certificates (DSC), and what others may expect from us.',
    warnings: demonstrationWarnings,
    front: [{ heading: 'Changes in this edition', body: changesOfEdition }],
    numbering: 'headings',
    hasContents: true,
    sections,
  };
}

/** The list of changes is generated from the amendments, so that it is complete. */
function tabulate(amendments: readonly Amendment[]): DocumentBlock {
  return {
    kind: 'table',
    columns: [
      { title: 'Section', share: 1.4 },
      { title: 'Heading', share: 5 },
      { title: 'What changed', share: 7 },
    ],
    rows: listChanges(first, amendments),
  };
}

const { cps400: head400, cps401: head401, cps411: head411 } = documentHeads;

export const cps400 = makeEdition(head400, first, 'This is the first edition that we keep in the repository.');

export const cps401 = makeEdition(
  head401,
  second,
  `Edition ${head401.edition} differs from edition ${head400.edition} only in these sections:`,
  tabulate(amendments401),
);

export const cps411 = makeEdition(
  head411,
  third,
  `Edition ${head411.edition} differs from edition ${head401.edition} only in these sections:`,
  tabulate(amendments411),
  `Edition ${head401.edition} differed from edition ${head400.edition} in these sections:`,
  tabulate(amendments401),
);
