// Pages of leads, posts, staff and the audit log import them by this name.
export { explain, read, shouldRevalidate, write } from './answer.ts';
export { readField, readFile } from './form-fields.ts';
export { deskContext, requireSession } from './session.ts';
