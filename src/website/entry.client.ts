import { watchIslands } from '#website/islands/watch-islands.ts';
import { closePopoversOnFocusOut } from '#website/layout/links/close-popovers-on-focusout.ts';
import { followLinks } from '#website/layout/links/follow-links.ts';
import { receiveState } from '#website/layout/links/hand-over.ts';
import { watchTarget } from '#website/layout/links/watch-target.ts';
import { watchConnection } from '#website/layout/offline/watch-connection.ts';
import { watchTheme } from '#website/layout/theme/watch-theme.ts';
import { watchUpdates } from '#website/layout/updates/watch-updates.ts';
import { watchScroll } from '#website/layout/watch-scroll.ts';
import { watchFilter } from '#website/pages/faq/watch-filter.ts';
import { holdOpenedCategory, loadOpenedQuestions } from '#website/pages/faq/watch-questions.ts';
import { completePage } from '#website/pages/post/complete-page.ts';
import { watchPageSize } from '#website/pages/post/watch-page-size.ts';
import { showSuggestions } from '#website/pages/search/show-suggestions.ts';

// The entry script of every page. The module runs when the document has been parsed.

if (import.meta.env.DEV) void import('#website/document/hot-reload.ts');

receiveState();
watchTheme();
watchUpdates();
watchConnection();
followLinks();
watchIslands();
watchTarget();
closePopoversOnFocusOut();
loadOpenedQuestions();
holdOpenedCategory();
watchFilter();
showSuggestions();
watchPageSize();
completePage();
watchScroll();
// For browser tests.
document.documentElement.dataset.ready = '';
