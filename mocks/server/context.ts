import { mayDo, type PermissionKey } from '#domain/access/permissions.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { Actor, ActorBrand, ActorTenant } from './actor.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import type { QueuedEvent } from './broadcast.ts';
import type { ServerDependencies } from './dependencies.ts';
import { HttpFailure } from './failures.ts';
import type { Session } from './session.ts';
import type { ExportLink } from './share/export-link.ts';

/** One request on its way through the server. */
export interface RequestContext {
  /** Without the database: `db` is the one to ask. */
  readonly deps: ServerDependencies & { readonly db: never };
  /** For a person of a company, limited to that company's rows; whole for staff, brand managers and guests. */
  readonly db: Database;
  /** The whole database: for a person's own account and for the server itself, never for business records. */
  readonly unscoped: Database;
  readonly request: Request;
  /** The form with files that a host received beside the request; null where the body is the request's own. */
  readonly form: Uint8Array<ArrayBuffer> | null;
  readonly requestId: string;
  readonly url: URL;
  readonly route: RouteRow;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly locale: 'fr' | 'en';
  readonly theme: 'system' | 'light' | 'dark';
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Address of the client, where the host tells it. */
  readonly ip: string | null;
  /** Replaced at sign-in and sign-out. */
  session: Session;
  actor: Actor | null;
  /** The link of a share that a printable page was asked for by; null without one. */
  readonly link: ExportLink | null;
  /** True when the address carries our signature: it stands for a session and a token. */
  readonly isSigned: boolean;
  /** `Set-Cookie` values to send with the answer. */
  readonly setCookies: string[];
  /** Realtime events to send once the request has ended well. */
  readonly outbox: QueuedEvent[];
}

/** A request of a signed-in person. */
export interface SignedInContext extends RequestContext {
  actor: Actor;
}

/** A request of a person who works for a company. */
export interface ClientContext extends RequestContext {
  actor: Actor & { tenant: ActorTenant };
}

/** A request of a person who steers a network of companies, perhaps without working for one. */
export interface BrandContext extends RequestContext {
  actor: Actor & { brand: ActorBrand };
}

/** A request of the platform's staff. */
export interface AdminContext extends RequestContext {
  actor: Actor;
}

/** The whole company, assignments aside: for what must be unique in it, never for what is shown. */
export const wholeCompany = (context: ClientContext): Database =>
  withinTenant(context.unscoped, { tenantId: context.actor.tenant.id, assignedOperationIds: null });

/** A path parameter that the route is known to have. */
export function parameter(context: RequestContext, name: string): string {
  const value = context.parameters[name];
  if (value === undefined) throw new HttpFailure(500, `route ${context.route.name} has no parameter ${name}`);
  return value;
}

/** True when the signed-in person holds a permission. */
export function can(context: RequestContext, key: PermissionKey): boolean {
  return context.actor !== null && mayDo(context.actor.roles, key, context.actor.roleDefinitions);
}

/**
 * True when a permission can be used now: the person holds it, and neither the company's subscription nor an
 * impersonation leaves reading only. It decides what pages offer; the pipeline decides what is let through.
 */
export const canNow = (context: RequestContext, key: PermissionKey): boolean =>
  can(context, key) && (isReadingKey(key) || readingOnly(context) === null);

/** True for a permission that changes nothing. */
export const isReadingKey = (key: PermissionKey): boolean => /\.(list|export)$/.test(key);

/** What leaves only reading, whatever the role may do; null where nothing does. */
export function readingOnly({ actor }: RequestContext): 'impersonation' | 'read-only' | null {
  if (actor?.impersonation?.mode === 'read') return 'impersonation';
  return actor?.tenant?.status === 'read_only' ? 'read-only' : null;
}

export function isSignedInContext(context: RequestContext): context is SignedInContext {
  return context.actor !== null;
}

export function isClientContext(context: RequestContext): context is ClientContext {
  return context.actor !== null && context.actor.tenant !== null;
}

export function isAdminContext(context: RequestContext): context is AdminContext {
  return context.actor !== null && context.actor.user.kind === 'platform' && context.actor.tenant === null;
}

export function isBrandContext(context: RequestContext): context is BrandContext {
  return context.actor !== null && context.actor.brand !== null;
}

/** True for everybody but the staff: people of a company, and those who steer a brand. */
export function isAccountContext(context: RequestContext): context is SignedInContext {
  return context.actor !== null && context.actor.user.kind === 'client';
}
