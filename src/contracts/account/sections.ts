import * as z from 'zod';
import { notificationGroups, notificationKinds } from '#domain/notification/kinds.ts';
import { id, instant } from '../fields.ts';
import { channels } from './notifications.ts';

/** Staff at work in a client's name: what the client may know of it. */
export const impersonationLine = z.object({
  id,
  startedAt: instant,
  /** null while it goes on. */
  endedAt: instant.nullable(),
  staffName: z.string(),
  /** In whose name, and in which company. */
  userName: z.string(),
  companyName: z.string(),
  mode: z.enum(['read', 'write']),
  reason: z.string(),
  pages: z.number().int(),
  writes: z.number().int(),
});
export type ImpersonationLine = z.infer<typeof impersonationLine>;

export const profileSection = z.object({
  tab: z.literal('profil'),
  values: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** As it is read: `06 39 98 00 01`. */
    phone: z.string(),
    jobTitle: z.string(),
    locale: z.enum(['fr', 'en']),
    emailSignature: z.string(),
  }),
  version: z.number().int(),
  /** An address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
});

export const securitySection = z.object({
  tab: z.literal('securite'),
  password: z.object({
    changedAt: instant.nullable(),
    /** Sessions that a new password ends. */
    otherSessionsCount: z.number().int(),
    audience: z.enum(['client', 'platform']),
    /** Words that it must not hold, see `personalWords`. */
    words: z.array(z.string()),
  }),
  twoFactor: z.object({
    confirmedAt: instant.nullable(),
    /** Who does not let the person do without it. */
    demandedBy: z.enum(['platform', 'company']).nullable(),
    /** Until when they may, where their company asks for it. */
    dueAt: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
    /** While it is being set up, and only shortly after the password was given. */
    setup: z.object({ manualKey: z.string(), qrSvg: z.string() }).nullable(),
    /** Shown this once. */
    newCodes: z.array(z.string()).nullable(),
  }),
  /** Browsers that are spared the second factor. */
  devices: z.array(
    z.object({ id, name: z.string(), lastSeenAt: instant, trustedUntil: instant, isCurrent: z.boolean() }),
  ),
  /** The company's consent to assistance, for whoever may give it. */
  support: z.object({ until: instant.nullable(), accesses: z.array(impersonationLine) }).nullable(),
});

export const sessionsSection = z.object({
  tab: z.literal('sessions'),
  /** The present one first, then the latest used. */
  sessions: z.array(
    z.object({
      id,
      name: z.string(),
      startedAt: instant,
      lastSeenAt: instant,
      isCurrent: z.boolean(),
      isRemembered: z.boolean(),
    }),
  ),
});

export const notificationsSection = z.object({
  tab: z.literal('notifications'),
  kinds: z.array(
    z.object({
      id: z.enum(notificationKinds.map((kind) => kind.id)),
      group: z.enum(notificationGroups),
      isFixed: z.boolean(),
      channels,
    }),
  ),
});

export const journalSection = z.object({
  tab: z.literal('journal'),
  entries: z.array(
    z.object({
      id,
      at: instant,
      sentence: z.string(),
      isDenied: z.boolean(),
    }),
  ),
  impersonations: z.array(impersonationLine),
});
