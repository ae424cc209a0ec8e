// Development only: every style sheet, so that edits of one are shown without a reload.
import.meta.glob(['../styles/index.css', '../**/*.module.css'], { eager: true });
document.querySelector('[data-react-router-critical-css]')?.remove();
