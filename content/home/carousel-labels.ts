/** The buttons of the carousel of advertisements, which is loaded when there are any. */
export const carouselLabels = { previous: 'Previous', next: 'Next' } as const;
