import { InlineScript } from './inline-code.tsx';
import queueClicks from './queue-clicks.js?raw';
import theme from './theme.js?raw';

/**
 * Pages that a browser may prefetch when a pointer rests on their link: no files, nothing that is drawn for each
 * request, and no link that a script opens as a dialog.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', '/*\\?*=*', '/search', '/notices/*', '/media/*', '/utility/*'] } },
          { not: { selector_matches: '[download], [data-dialog], [data-topic], [data-notice]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Applies the stored theme before the first paint; `layout/theme/watch-theme.ts` does the rest. */
export function ThemeScript() {
  return <InlineScript code={theme} />;
}

/**
 * Queues clicks in an island until it is hydrated (`islands/queued-clicks.ts`), and so Enter in a form with a disabled
 * button, where the browser ignores it. Ticking the terms enables the button. A dropped file is put into the file input:
 * the browser would open it in place of the page. If the entry script does not arrive within a second, a form
 * with an address is sent. A click that opens the search focuses its field within the same event:
 * otherwise the next keys would reach the button, and the space key would close the search. The script has no comments,
 * because it is sent with each page.
 */
export function QueueClicks() {
  return <InlineScript code={`{${queueClicks}}`} />;
}

/** At the end of the body, as nothing waits for it. */
export function SpeculationRules() {
  return <InlineScript code={speculationRules} type="speculationrules" />;
}
