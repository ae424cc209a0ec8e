import { Link } from 'react-router';
import { auditWords as words } from '#content/desk/audit.ts';
import { kindWords } from '#content/desk/leads.ts';
import { publishedWords } from '#content/desk/published.ts';
import { toEditorPath } from '#desk/published/editor-path.ts';
import { toReference } from '#domain/submission/submission.ts';
import type { TitledSubject } from '#services/desk/audit.ts';

/** What an entry is about, by its title, with a link to it while it exists. */
export function Subject({ subject }: { subject: TitledSubject }) {
  const { text, path } = describe(subject);
  if (path === undefined) return <bdi>{text}</bdi>;
  return (
    <Link to={path}>
      <bdi>{text}</bdi>
    </Link>
  );
}

function describe({ kind, key, title, form }: TitledSubject): { readonly text: string; readonly path?: string } {
  switch (kind) {
    case 'lead': {
      const reference = toReference(key);
      // Only an existing lead has a form.
      return form
        ? { text: words.formatLead(title, kindWords[form], reference), path: `/leads/${key}` }
        : { text: words.formatErased(reference) };
    }
    case 'staff':
      return { text: title, path: '/staff' };
    case 'banner':
      return { text: `${words.banner}: ${title}`, path: '/published?kind=banner' };
    case 'order':
      return { text: words.order, path: '/published#order' };
    case 'outbox':
      return { text: words.outbox, path: '/state' };
    case 'saved-reply':
      return title === '' ? { text: words.deletedReply } : { text: words.formatSavedReply(title), path: '/replies' };
    default:
      return title === ''
        ? { text: words.formatGone(key) }
        : { text: `${publishedWords.kinds[kind]}: ${title}`, path: toEditorPath(kind, key) };
  }
}
