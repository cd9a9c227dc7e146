import { channelsOf, kindsFor } from '#domain/notification/preferences.ts';
import type { SignedInContext } from '#mocks/server/context.ts';

/** Every kind of notice that the person may receive, and how it reaches them. */
export function notificationsOf({ actor }: SignedInContext) {
  const { roles, user } = actor;
  return {
    tab: 'notifications' as const,
    kinds: kindsFor(roles).map((kind) => ({
      id: kind.id,
      group: kind.group,
      isFixed: kind.isFixed,
      channels: { ...channelsOf(kind, roles, user.notificationPrefs) },
    })),
  };
}
