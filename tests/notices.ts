import type { EnteredNotice } from '#services/desk/notices.ts';

/** 12 noon on Monday in India. */
export const now = new Date('2026-11-23T06:30:00.000Z');
export const notice: EnteredNotice = {
  title: 'Office closed',
  href: '/pricing',
  file: undefined,
  alt: '',
  from: '',
  until: '',
};
