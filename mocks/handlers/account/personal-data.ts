import { desc, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { Database } from '#mocks/db/database.ts';
import {
  auditEntries,
  brandMemberships,
  brands,
  devices,
  memberships,
  sessions,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { ownSessions } from '#mocks/server/identity/end-sessions.ts';
import { csvText } from '#mocks/server/downloads/csv.ts';

/** Everything the application knows of a person, secrets apart: a table by name, each of flat rows. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Reads what is kept about a person. Hashes, sealed secrets and tokens are no data of theirs; nor are the browser
 * and the address of staff who act in their name.
 */
export async function readPersonalData(db: Database, userId: string): Promise<PersonalData> {
  const {
    id,
    firstName,
    lastName,
    email,
    emailVerifiedAt,
    pendingEmail,
    phone,
    jobTitle,
    emailSignature,
    passwordChangedAt,
    kind,
    status,
    locale,
    notificationPrefs,
    twoFactorConfirmedAt,
    lastLoginAt,
    createdAt,
  } = users;
  const account = await db
    .select({
      id,
      firstName,
      lastName,
      email,
      emailVerifiedAt,
      pendingEmail,
      phone,
      jobTitle,
      emailSignature,
      passwordChangedAt,
      kind,
      status,
      locale,
      notificationPrefs,
      twoFactorConfirmedAt,
      lastLoginAt,
      createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    compte: account,
    societes: await db
      .select({
        company: tenants.name,
        role: memberships.role,
        acceptedAt: memberships.acceptedAt,
        revokedAt: memberships.revokedAt,
      })
      .from(memberships)
      .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
      .where(eq(memberships.userId, userId)),
    enseignes: await db
      .select({
        brand: brands.name,
        since: brandMemberships.createdAt,
        revokedAt: brandMemberships.revokedAt,
      })
      .from(brandMemberships)
      .innerJoin(brands, eq(brands.id, brandMemberships.brandId))
      .where(eq(brandMemberships.userId, userId)),
    appareils: await db
      .select({
        userAgent: devices.userAgent,
        firstSeenAt: devices.firstSeenAt,
        lastSeenAt: devices.lastSeenAt,
        trustedUntil: devices.trustedUntil,
      })
      .from(devices)
      .where(eq(devices.userId, userId)),
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        ip: sessions.ip,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(ownSessions(userId)),
    journal: await db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        subject: auditEntries.subjectLabel,
        result: auditEntries.result,
        changes: auditEntries.changes,
      })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(desc(auditEntries.at)),
  };
}

/** The data as a ZIP archive: all of it as JSON, and each table as CSV. */
export function zipPersonalData(data: PersonalData): Uint8Array<ArrayBuffer> {
  const tables = Object.entries(data).map(([name, rows]) => [`${name}.csv`, strToU8(csvText(linesOf(rows)))]);
  const zipped = zipSync({
    'donnees.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    ...(Object.fromEntries(tables) as Record<string, Uint8Array>),
  });
  return Uint8Array.from(zipped);
}

function linesOf(rows: readonly Readonly<Record<string, unknown>>[]): string[][] {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
