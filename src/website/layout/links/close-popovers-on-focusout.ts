/** Closes the menu or the sidebar of notices when the focus moves on to the page, which they cover. */
export function closePopoversOnFocusOut(): void {
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const popover = target instanceof Element ? target.closest<HTMLElement>('#site-menu, #latest-updates') : null;
    if (!popover || !(relatedTarget instanceof Element) || popover.contains(relatedTarget)) return;
    // Their buttons close them.
    if (!relatedTarget.matches(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
  });
}
