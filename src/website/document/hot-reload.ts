// Development only.

// Every style sheet, so that edits of one are shown without a reload.
import.meta.glob(['../styles/index.css', '../**/*.module.css'], { eager: true });
document.querySelector('[data-react-router-critical-css]')?.remove();

// React Router's runtime revalidates before it refreshes components. No router runs in the browser.
Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });
