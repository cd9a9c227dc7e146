import { coversOf } from './files/covers.ts';
import { fileHrefOrNull } from './files/href.ts';
import { confirmationDemand, type ConfirmationDemand } from '#contracts/auth/confirmation-demand.ts';
import type { SharedProps, SharedRole } from '#contracts/shared.ts';
import { instantShown, type Clock } from '#mocks/services/clock.ts';
import type { Actor } from './actor.ts';
import type { RequestContext } from './context.ts';
import { announcedAt } from './maintenance.ts';
import { countUnread } from './notifications/own.ts';
import { operationTotals } from './operation-totals.ts';
import { realtimeSettings } from './realtime-settings.ts';
import { requestSettings } from './request-settings.ts';
import { endsOf } from './session.ts';
import { linkProps } from './share/check-link.ts';

const impersonatorOf = (actor: Actor | null, clock: Clock): SharedProps['auth']['impersonator'] =>
  actor?.impersonation
    ? {
        id: actor.impersonation.staffId,
        name: actor.impersonation.staffName,
        mode: actor.impersonation.mode,
        endsAt: instantShown(clock, actor.impersonation.endsAt),
      }
    : null;

/** Props of a role; the rights of the system's own are known to the browser. */
function roleOf({ roleDefinitions }: Actor, name: string): SharedRole {
  const found = roleDefinitions.find((definition) => definition.name === name);
  if (!found) return { name };
  const { label, scope, permissions } = found;
  return { name, definition: { label, scope, permissions: [...permissions] } };
}

/** A client who has not accepted the terms of now; staff in their name accept nothing. */
function owesTerms({ actor, deps }: RequestContext): boolean {
  const { termsVersion } = deps.config.settings;
  if (termsVersion === '' || actor === null || actor.guest || actor.impersonation !== null) return false;
  return actor.user.kind === 'client' && actor.user.acceptedTermsVersion !== termsVersion;
}

/** When a signed-in person's session ends. */
export function sessionOf({ session, deps, actor }: RequestContext): SharedProps['session'] {
  if (actor === null || session.userId === null) return null;
  const now = deps.clock.systemNow();
  const { expiresAt, idleExpiresAt } = endsOf(session, now, deps);
  return {
    now: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    idleExpiresAt: idleExpiresAt.toISOString(),
  };
}

/** Props that every page receives, the same for each of them. */
export async function sharedProps(context: RequestContext): Promise<SharedProps> {
  const { deps, session } = context;
  // A reader by a link is nobody's account: nothing of a person or a company is told but what the page shows.
  const actor = context.actor?.guest ? null : context.actor;
  const { demo, clock, maintenance } = await requestSettings(context);
  return {
    auth: {
      user: actor && {
        id: actor.user.id,
        name: actor.name,
        firstName: actor.user.firstName,
        email: actor.user.email,
        avatarHref: await fileHrefOrNull(context, actor.user.avatarFileId),
        roles: actor.roles.map((name) => roleOf(actor, name)),
      },
      impersonator: impersonatorOf(actor, deps.clock),
    },
    tenant: actor?.tenant
      ? {
          id: actor.tenant.id,
          name: actor.tenant.name,
          isReadOnly: actor.tenant.status === 'read_only',
          operationsCount: (await operationTotals(context)).total,
        }
      : null,
    tenants: actor ? [...actor.tenants] : [],
    brand: actor?.brand ?? null,
    session: sessionOf(context),
    app: {
      name: deps.config.appName,
      locale: context.locale,
      theme: context.theme,
      demo: demo && clock ? { startsAt: clock.startsAt } : null,
      now: deps.clock.businessNow().toISOString(),
      maintenanceAt: announcedAt(context, maintenance),
      mapsKey: deps.config.mapsKey,
      mapTiles: deps.config.mapTiles,
    },
    unread: { notifications: actor === null ? 0 : await countUnread(context) },
    realtime: await realtimeSettings(context),
    covers: await coversOf(context),
    ...(context.link?.kind === 'open' && { link: linkProps(context.link) }),
    ...(owesTerms(context) && { terms: { version: deps.config.settings.termsVersion } }),
    confirmation: demandOf(session.data.details?.['confirmation']),
    flash: session.data.flash ?? null,
    errors: session.data.errors ?? {},
  };
}

const demandOf = (details: unknown): ConfirmationDemand | null =>
  confirmationDemand.safeParse(details).data ?? null;
