import type { Messages } from './types.ts';

/** The bell of the top bar, which is there before anything of what it opens. */
export const fr = {
  bell: 'Notifications',
  bellUnread: 'Notifications, {count, plural, one {# non lue} other {# non lues}}',
} as const;

export const en: Messages<typeof fr> = {
  bell: 'Notifications',
  bellUnread: 'Notifications, {count, plural, one {# unread} other {# unread}}',
};
