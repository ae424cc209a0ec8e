// What the desk's pages call, as one dependency.
export * from '#services/desk/advertisements.ts';
export * from '#services/desk/change-item.ts';
export * from '#services/desk/figures.ts';
export * from '#services/desk/index-leads.ts';
export * from '#services/desk/lead-changes.ts';
export * from '#services/desk/leads.ts';
export { createAssertion } from '#services/desk/passkeys.ts';
export * from '#services/desk/personal-data.ts';
export * from '#services/desk/posts.ts';
export { previewPost, publishPost, updateScheduledPost } from '#services/desk/publish-post.ts';
export * from '#services/desk/published.ts';
export * from '#services/desk/replies.ts';
export * from '#services/desk/sessions.ts';
export * from '#services/desk/staff.ts';
export * from '#services/desk/state.ts';
