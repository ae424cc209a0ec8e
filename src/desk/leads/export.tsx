import { Link } from 'react-router';
import { exportWords as words } from '#content/desk/people.ts';
import { PasskeyForm } from '#desk/components/passkey-form.tsx';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readFilterFields, toQuery } from '#desk/leads/lead-filter.ts';
import { requireSession } from '#desk/session.ts';
import type { Route } from './+types/export';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);

export function loader(args: Route.LoaderArgs) {
  const { operations } = requireSession(args);
  const { searchParams } = args.url;
  const query = toQuery(readFilterFields(searchParams));
  return { query, most: operations.maxExported, problem: searchParams.get('problem') ?? undefined };
}

export default function Export({ loaderData: { query, most, problem } }: Route.ComponentProps) {
  return (
    <>
      <Title page={words.title} />
      <p>{words.describe(most)}</p>
      <Problem code={problem} />
      <PasskeyForm action="/leads.csv" label={words.button}>
        <input type="hidden" name="filter" value={query} />
      </PasskeyForm>
      <p>
        <Link to={`/${query}`}>{words.back}</Link>
      </p>
    </>
  );
}
