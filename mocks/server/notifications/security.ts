import type { User } from '#mocks/db/schema/index.ts';
import type { Notice } from './notify.ts';

/** Notices about an account; each of them has a mail of its own, which whoever calls has queued. */
type SecurityKind = Extract<Notice['kind'], `security.${string}`>;

const noticeTo = (user: Pick<User, 'id'>, kind: SecurityKind, values: Notice['values'] = {}): Notice => ({
  kind,
  to: { userIds: [user.id] },
  tenant: null,
  values,
  severity: kind === 'security.blocked' ? 'danger' : 'warning',
  subject: { type: 'user', id: user.id },
  hasOwnMail: true,
});

/** A password was changed or reset. */
export const passwordChangedNotice = (user: Pick<User, 'id'>): Notice =>
  noticeTo(user, 'security.password_changed');

/** The second factor was switched on or off, reset, or given new recovery codes. */
export const twoFactorChangedNotice = (user: Pick<User, 'id'>): Notice =>
  noticeTo(user, 'security.twofactor_changed');

/** The address of the account is another now. */
export const emailChangedNotice = (user: Pick<User, 'id'>, email: string): Notice =>
  noticeTo(user, 'security.email_changed', { email });

/** Somebody signed in from a device that was not known, named as people name it (« Firefox sur Windows »). */
export const newDeviceNotice = (user: Pick<User, 'id'>, device: string): Notice =>
  noticeTo(user, 'security.new_device', { device });

/** Wrong passwords blocked the account. */
export const blockedNotice = (user: Pick<User, 'id'>, attempts: number): Notice =>
  noticeTo(user, 'security.blocked', { attempts });
