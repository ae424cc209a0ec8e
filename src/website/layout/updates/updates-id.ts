/** The id of the sidebar, for the buttons that open it. */
export const updatesId = 'latest-updates';
