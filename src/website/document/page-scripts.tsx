import holdPresses from './hold-presses.js?raw';
import { InlineScript } from './inline-code.tsx';
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
 * Holds what is pressed, sent or dropped in an island until that is mounted (`islands/held-presses.ts`). Enter is held
 * too in a form with a disabled button, where the browser ignores it; ticking the terms enables the button. A dropped
 * file is put into the file input: the browser would open it in place of the page. Without the entry script, what has
 * an address goes there a second after the press. A press that opens the search focuses its field within the same event.
 * Otherwise the next keys would reach the button, and the space key would close the search. The scripts have no comments, which would
 * be sent with each page.
 */
export function HoldPresses() {
  return <InlineScript code={`{${holdPresses}}`} />;
}

/** At the end of the body, as nothing waits for it. */
export function SpeculationRules() {
  return <InlineScript code={speculationRules} type="speculationrules" />;
}
