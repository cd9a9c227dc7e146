import * as z from 'zod';
import { roleNames, roleScopes } from '#domain/access/roles.ts';
import { confirmationDemand } from './auth/confirmation-demand.ts';
import { flash, id } from './fields.ts';
import { realtimeSettings } from './realtime/settings.ts';

/** A person as other people see them. */
export const person = z.object({ id, name: z.string() });
export type Person = z.infer<typeof person>;

/** An account of the demonstration, with its generated password; sent in demonstration mode alone. */
export const demoAccount = z.object({
  email: z.string(),
  password: z.string(),
  name: z.string(),
  role: z.enum(roleNames),
  tenantName: z.string().nullable(),
});
export type DemoAccount = z.infer<typeof demoAccount>;

/** A role by its name; those that are data carry their label and what they may do. */
const sharedRole = z.object({
  name: z.string(),
  definition: z
    .object({ label: z.string(), scope: z.enum(roleScopes), permissions: z.array(z.string()) })
    .optional(),
});

export type SharedRole = z.infer<typeof sharedRole>;

/** Props that every page receives. */
export const sharedProps = z.object({
  auth: z.object({
    user: z
      .object({
        id,
        name: z.string(),
        firstName: z.string(),
        email: z.string(),
        /** Their portrait, if they gave one. */
        avatarHref: z.string().nullable(),
        roles: z.array(sharedRole),
      })
      .nullable(),
    /** Staff at work in the person's name, and until when. */
    impersonator: z
      .object({ id, name: z.string(), mode: z.enum(['read', 'write']), endsAt: z.iso.datetime() })
      .nullable(),
  }),
  tenant: z
    .object({
      id,
      name: z.string(),
      operationsCount: z.number().int(),
      /** The company no longer pays: nothing can be changed. */
      isReadOnly: z.boolean(),
    })
    .nullable(),
  /** Every company that the person may enter, to change from one to another. */
  tenants: z.array(z.object({ id, name: z.string() })),
  /** The network of companies that the person steers. */
  brand: z.object({ id, name: z.string() }).nullable(),
  /** When the session ends: of itself, and sooner without a request. `now` is the server's clock. */
  session: z
    .object({ now: z.iso.datetime(), expiresAt: z.iso.datetime(), idleExpiresAt: z.iso.datetime() })
    .nullable(),
  app: z.object({
    name: z.string(),
    locale: z.enum(['fr', 'en']),
    theme: z.enum(['system', 'light', 'dark']),
    demo: z.object({ startsAt: z.iso.datetime() }).nullable(),
    /** The business instant at which the answer was made. */
    now: z.iso.datetime(),
    /** When the application will close for maintenance (system clock), while that lies ahead. */
    maintenanceAt: z.iso.datetime().nullable(),
    /** Public key of the maps service; null shows the maps that need none. */
    mapsKey: z.string().nullable(),
    /** Pictures under the maps that need no key, of the operator’s choice; null draws them without any. */
    mapTiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  }),
  /** What waits to be read. */
  unread: z.object({ notifications: z.number().int() }),
  /** Addresses of the pictures that stand for operations shown on the page, by operation. */
  covers: z.record(id, z.string()).optional(),
  realtime: realtimeSettings,
  /** On a printable page that is read by a link: whether it may be taken home, and where the time on the screen is told. */
  link: z
    .object({
      /** The reader may print it, and so take it home. */
      mayPrint: z.boolean(),
      /** Null for people of the company that sent it. */
      reading: z.object({ id, href: z.string() }).nullable(),
    })
    .optional(),
  /** The terms of use that the person has still to accept. */
  terms: z.object({ version: z.string() }).optional(),
  /** Set when the last action was refused for want of a password given a short time ago. */
  confirmation: confirmationDemand.nullable(),
  flash: flash.nullable(),
  errors: z.record(z.string(), z.string()),
});
export type SharedProps = z.infer<typeof sharedProps>;

/** A page's own props together with those that every page receives. */
export type WithShared<Props> = Props & SharedProps;

/** An identifier to write examples with. */
export const exampleId = '01k8n3v5x7z9b1d3f5h7k9m1n3';
