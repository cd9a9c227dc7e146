import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { devices, type Device } from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import type { RequestContext } from '../context.ts';
import { cookieValue, serializeCookie } from '../cookies.ts';

/** Names this browser for each person who signed in from it: `id.secret`, joined by `~`, the latest first. */
export const deviceCookie = 'ilot_appareil';

const dayMs = 86_400_000;
const trustMs = 30 * dayMs;
const cookieS = 365 * 86_400;
/** People whose browser a cookie names. */
const maxPeople = 5;
const maxUserAgent = 400;
const entryPattern = /^([0-9a-z]{26})\.([A-Za-z0-9_-]{43})$/;

interface Entry {
  readonly id: string;
  readonly secret: string;
}

/** What is needed of a request to know its browser again. */
type Browser = Pick<RequestContext, 'cookies' | 'unscoped'>;

function entriesOf({ cookies }: Pick<Browser, 'cookies'>): Entry[] {
  const value = cookieValue(cookies, deviceCookie) ?? '';
  return value
    .split('~', maxPeople)
    .map((text) => entryPattern.exec(text))
    .flatMap((match) => (match?.[1] && match[2] ? [{ id: match[1], secret: match[2] }] : []));
}

/** This browser as the person used it before; null when it is new to them. */
export async function findDevice(context: Browser, userId: string): Promise<Device | null> {
  const entries = entriesOf(context);
  if (entries.length === 0) return null;
  const ids = entries.map(({ id }) => id);
  const rows = await context.unscoped
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), inArray(devices.id, ids)));
  for (const row of rows) {
    const secret = entries.find(({ id }) => id === row.id)?.secret;
    if (secret !== undefined && row.tokenHash === (await sha256Hex(secret))) return row;
  }
  return null;
}

/** True while the person is spared the second factor on this browser. */
export async function isTrustedDevice(context: RequestContext, userId: string): Promise<boolean> {
  return isTrusted(await findDevice(context, userId), context.deps.clock.systemNow());
}

/** True while a browser stands for the second factor. */
export const isTrusted = (device: Device | null, now: Date): boolean =>
  device?.trustedUntil != null && device.trustedUntil > now;

/**
 * Keeps this browser as one of the person's, under a new secret: a copy of the cookie is worth nothing after
 * the next sign-in.
 *
 * @param trusts spares it the second factor for 30 days; otherwise it stays as trusted as it was
 * @returns `isNews` when the person has used other browsers and never this one: that is worth telling them
 */
export async function keepDevice(
  context: RequestContext,
  tx: Database,
  userId: string,
  trusts: boolean,
): Promise<{ id: string; isNews: boolean }> {
  const { deps, request } = context;
  const known = await findDevice({ ...context, unscoped: tx }, userId);
  const now = deps.clock.systemNow();
  const secret = randomToken();
  const seen = {
    tokenHash: await sha256Hex(secret),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, maxUserAgent),
    lastSeenAt: now,
    ...(trusts && { trustedUntil: new Date(now.getTime() + trustMs) }),
  };
  const id = known?.id ?? deps.newId();
  const isNews = known === null && (await hasDevices(tx, userId));
  if (known) await tx.update(devices).set(seen).where(eq(devices.id, id));
  else await tx.insert(devices).values({ id, userId, firstSeenAt: now, ...seen });
  writeCookie(context, { id, secret });
  return { id, isNews };
}

const hasDevices = async (tx: Database, userId: string): Promise<boolean> =>
  (await tx.$count(devices, eq(devices.userId, userId))) > 0;

function writeCookie(context: RequestContext, latest: Entry): void {
  const others = entriesOf(context).filter(({ id }) => id !== latest.id);
  const value = [latest, ...others].slice(0, maxPeople).map(({ id, secret }) => `${id}.${secret}`);
  const { isSecure } = context.deps.config;
  const options = { maxAgeS: cookieS, isHttpOnly: true, isSecure };
  context.setCookies.push(serializeCookie(deviceCookie, value.join('~'), options));
}
