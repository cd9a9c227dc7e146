import { isSystemRole, type RoleName } from '../access/roles.ts';
import {
  notificationChannels,
  notificationKinds,
  type Channels,
  type NotificationKind,
  type NotificationKindId,
} from './kinds.ts';

/** Channels by kind, where a person chose other than what a kind does by itself. */
export type ChangedChannels = Readonly<Record<string, Partial<Channels>>>;

/** Kinds whose failures only some roles hear of at once. */
const urgentForSuperAdmins = 'job.failed';

/** A role that is data hears of what every member of a company hears of. */
const leastRole: RoleName = 'viewer';

/** True when one of the roles may receive a kind. */
export const mayReceive = (
  { audience }: Pick<NotificationKind, 'audience'>,
  roles: readonly string[],
): boolean => roles.some((role) => audience.includes(isSystemRole(role) ? role : leastRole));

/** The kinds that a person with these roles may receive, in the order of lists. */
export function kindsFor(
  roles: readonly string[],
): readonly (NotificationKind & { id: NotificationKindId })[] {
  return notificationKinds.filter((kind) => mayReceive(kind, roles));
}

/** What a kind does for a person who chose nothing. */
export function defaultChannels(kind: NotificationKind, roles: readonly string[]): Channels {
  const isUrgent = kind.id === urgentForSuperAdmins && roles.includes('super-admin');
  return isUrgent ? { ...kind.defaults, email: true } : kind.defaults;
}

/** What a kind does for a person: their own choice where they may choose. */
export function channelsOf(
  kind: NotificationKind,
  roles: readonly string[],
  changed: ChangedChannels,
): Channels {
  const defaults = defaultChannels(kind, roles);
  return kind.isFixed ? defaults : { ...defaults, ...changed[kind.id] };
}

/**
 * What is to be kept of a person's choice: the differences from what kinds do by themselves, so that a
 * default that is changed later reaches everybody who never chose. Kinds that are not theirs, or fixed, are
 * left out; those not mentioned keep what was chosen before.
 */
export function changedChannels(
  chosen: ChangedChannels,
  roles: readonly string[],
  before: ChangedChannels,
): Record<string, Partial<Channels>> {
  const kept: Record<string, Partial<Channels>> = { ...before };
  for (const kind of kindsFor(roles)) {
    if (kind.isFixed) continue;
    const defaults = defaultChannels(kind, roles);
    const wanted = { ...channelsOf(kind, roles, before), ...chosen[kind.id] };
    const differing = notificationChannels.filter((channel) => wanted[channel] !== defaults[channel]);
    delete kept[kind.id];
    if (differing.length > 0) {
      kept[kind.id] = Object.fromEntries(differing.map((channel) => [channel, wanted[channel]]));
    }
  }
  return kept;
}
