import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('components/frame.tsx', [
    index('leads/leads.tsx'),
    route('leads/:id', 'leads/lead.tsx'),
    route('export', 'leads/export.tsx'),
    route('figures', 'figures/figures.tsx'),
    route('published', 'published/published.tsx'),
    route('items/:kind/:key', 'published/item.tsx'),
    route('posts/:slug', 'posts/post.tsx'),
    route('posts/:slug/versions/:id', 'posts/version.tsx'),
    route('people', 'people/people.tsx'),
    route('state', 'state/state.tsx'),
    route('staff', 'staff/staff.tsx'),
    route('audit', 'audit/audit.tsx'),
  ]),
  route('changes', 'leads/changes.ts'),
  route('leads/:id/resume', 'leads/resume.ts'),
  route('posts/:slug/preview', 'posts/preview.ts'),
  route('leads.csv', 'leads/leads-file.ts'),
  route('person.json', 'people/person-file.ts'),
  route('sign-in', 'staff/sign-in.tsx'),
  route('challenge', 'staff/challenge.ts'),
  route('confirm', 'staff/confirm.ts'),
  route('sign-out', 'staff/sign-out.ts'),
  route('join', 'staff/join.tsx'),
] satisfies RouteConfig;
