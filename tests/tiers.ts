import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Test files that only `npm run test:long` runs: what attacks, kills, fills or overloads, what starts many processes, and
 * what a browser shows at many widths and moments, in every field and on every page. Every tier also runs the browser
 * tests of these files with the tag `@journey`.
 */
export const longOnly: readonly string[] = [
  'packages/check/pdf/damaged-pdf.test.ts',
  'packages/check/tests/compare-folder.test.ts',
  'scripts/backup.test.ts',
  'scripts/check/check-thread.test.ts',
  'scripts/command/command.test.ts',
  'scripts/command/usage.test.ts',
  'scripts/publishing/hostile-text.test.ts',
  'scripts/publishing/read-publication.test.ts',
  'src/database/post/post-store.test.ts',
  'src/media/refuse-picture.test.ts',
  'src/services/send-digest.test.ts',
  'src/services/watch-demonstration.test.ts',
  'src/services/watch-repository.test.ts',
  'tests/alarms.integration.test.ts',
  'tests/attack.integration.test.ts',
  'tests/backup-command.integration.test.ts',
  'tests/backup.integration.test.ts',
  'tests/build.integration.test.ts',
  'tests/busy-store.integration.test.ts',
  'tests/content.integration.test.ts',
  'tests/corrupt-store.integration.test.ts',
  'tests/dev.integration.test.ts',
  'tests/fast-clock.integration.test.ts',
  'tests/full-disk.integration.test.ts',
  'tests/generated-requests.integration.test.ts',
  'tests/many-leads.integration.test.ts',
  'tests/metrics.integration.test.ts',
  'tests/outage.integration.test.ts',
  'tests/postgres-connection.integration.test.ts',
  'tests/rebrand.integration.test.ts',
  'tests/replaced-store.integration.test.ts',
  'tests/repository.integration.test.ts',
  'tests/soak.integration.test.ts',
  'tests/speed.integration.test.ts',
  'tests/e2e/accessibility.spec.ts',
  'tests/e2e/assistive.spec.ts',
  'tests/e2e/attention.spec.ts',
  'tests/e2e/blog.spec.ts',
  'tests/e2e/career-form.spec.ts',
  'tests/e2e/changed-resume.spec.ts',
  'tests/e2e/check-input.spec.ts',
  'tests/e2e/check-loading.spec.ts',
  'tests/e2e/check.spec.ts',
  'tests/e2e/contact-form.spec.ts',
  'tests/e2e/contact-sending.spec.ts',
  'tests/e2e/content-pages.spec.ts',
  'tests/e2e/desk-editor.spec.ts',
  'tests/e2e/desk-inbox-losses.spec.ts',
  'tests/e2e/desk-inbox.spec.ts',
  'tests/e2e/desk-journey.spec.ts',
  'tests/e2e/desk-keyboard.spec.ts',
  'tests/e2e/desk-leads.spec.ts',
  'tests/e2e/desk-limits.spec.ts',
  'tests/e2e/desk-losses.spec.ts',
  'tests/e2e/desk-owner.spec.ts',
  'tests/e2e/desk-pages.spec.ts',
  'tests/e2e/desk-posts.spec.ts',
  'tests/e2e/desk-publishing.spec.ts',
  'tests/e2e/desk-replies.spec.ts',
  'tests/e2e/desk-state.spec.ts',
  'tests/e2e/details.spec.ts',
  'tests/e2e/downloads.spec.ts',
  'tests/e2e/draft.spec.ts',
  'tests/e2e/early-clicks.spec.ts',
  'tests/e2e/entries.spec.ts',
  'tests/e2e/error-catalogue.spec.ts',
  'tests/e2e/feeds.spec.ts',
  'tests/e2e/first-screen.spec.ts',
  'tests/e2e/first-visit.spec.ts',
  'tests/e2e/form-entries.spec.ts',
  'tests/e2e/frame.spec.ts',
  'tests/e2e/help.spec.ts',
  'tests/e2e/history.spec.ts',
  'tests/e2e/home-layout.spec.ts',
  'tests/e2e/home-questions.spec.ts',
  'tests/e2e/home.spec.ts',
  'tests/e2e/islands.spec.ts',
  'tests/e2e/motion.spec.ts',
  'tests/e2e/navigation.spec.ts',
  'tests/e2e/partner-form.spec.ts',
  'tests/e2e/pdf-tab.spec.ts',
  'tests/e2e/post-safety.spec.ts',
  'tests/e2e/prefetch.spec.ts',
  'tests/e2e/price-list.spec.ts',
  'tests/e2e/price-quote.spec.ts',
  'tests/e2e/prices-dialog.spec.ts',
  'tests/e2e/prices.spec.ts',
  'tests/e2e/print.spec.ts',
  'tests/e2e/remote-failures.spec.ts',
  'tests/e2e/remote-installation.spec.ts',
  'tests/e2e/remote-mode.spec.ts',
  'tests/e2e/repository.spec.ts',
  'tests/e2e/search-destinations.spec.ts',
  'tests/e2e/search-engines.spec.ts',
  'tests/e2e/search-form.spec.ts',
  'tests/e2e/search-in-reach.spec.ts',
  'tests/e2e/search.spec.ts',
  'tests/e2e/small-journeys.spec.ts',
  'tests/e2e/sweep.spec.ts',
  'tests/e2e/translated.spec.ts',
  'tests/e2e/typed-city.spec.ts',
  'tests/e2e/updates.spec.ts',
];

/**
 * Test files that CI runs by `npm test -- --full` and `npm test` does not, because each takes many seconds. `npm test`
 * also leaves out all browser tests without the tag `@journey`.
 */
export const fullOnly: readonly string[] = [
  'scripts/check.test.ts',
  'scripts/doctor.test.ts',
  'src/database/copy/snapshot.test.ts',
  'src/database/rate-limit/rate-limiter.test.ts',
  'src/documents/render-document.test.ts',
  'src/domain/repository/verify-files.test.ts',
  'src/services/desk/advertisements.test.ts',
  'src/services/desk/change-item.test.ts',
  'src/services/desk/posts.test.ts',
  'src/services/desk/published.test.ts',
  'src/services/desk/reply.test.ts',
  'src/services/desk/state.test.ts',
  'src/services/desk/update-post.test.ts',
  'src/services/erase-submissions.test.ts',
  'src/services/publishing/require-parsable.test.ts',
  'src/services/read-backup.test.ts',
  'src/services/restore-backup.test.ts',
  'tests/discounts.integration.test.ts',
  'tests/engines/journeys.integration.test.ts',
  'tests/erasure.integration.test.ts',
  'tests/facts.integration.test.ts',
  'tests/leads.integration.test.ts',
  'tests/media.integration.test.ts',
  'tests/patterns.test.ts',
  'tests/process.integration.test.ts',
  'tools/test/run-suite.test.ts',
];

const tiers = ['short', 'full', 'long'] as const;

/** How much is tested: by `npm test`, by CI, or everything. */
export type TestTier = (typeof tiers)[number];

/** The files that a tier leaves out. */
export function listLeftOut(tier: TestTier): readonly string[] {
  if (tier === 'long') return [];
  if (tier === 'full') return longOnly;
  const browserTests = globSync('tests/e2e/*.spec.ts', { cwd: join(import.meta.dirname, '..') });
  return [...fullOnly, ...longOnly, ...browserTests];
}

/** The files that this run leaves out; vitest or Playwright, started directly without `TEST_TIER`, run every file. */
export const leftOut = listLeftOut(readTier(process.env.TEST_TIER ?? 'long'));

function readTier(text: string): TestTier {
  const tier = tiers.find((known) => known === text);
  if (tier) return tier;
  throw new Error(`TEST_TIER is "${text}", and must be one of ${tiers.join(', ')}`);
}
