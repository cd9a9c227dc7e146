import * as z from 'zod';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** Whose account it is: somebody of a client company or network, or of the platform's own team. */
export const accountKinds = ['client', 'platform'] as const;

/** How an account stands; a blocked one was locked by wrong passwords. */
export const accountStates = ['invited', 'active', 'suspended', 'blocked', 'deactivated'] as const;

/** Days without signing in that the list can be filtered by. */
export const inactiveDays = ['30', '90', '180'] as const;

/** A role with what one that is data is called; null for the system's own, which each language words. */
export const namedRole = z.object({ name: z.string(), label: z.string().nullable() });

/** An account as the list of the administration shows it. */
export const accountRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  kind: z.enum(accountKinds),
  /** Companies that the person works for, or is invited to. */
  companies: z.array(person),
  /** Networks of these companies, and those that the person steers. */
  brands: z.array(z.string()),
  roles: z.array(namedRole),
  plans: z.array(z.string()),
  subscriptions: z.array(z.enum(subscriptionStatuses)),
  hasTwoFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  status: z.enum(accountStates),
  isYou: z.boolean(),
  /** The company in which staff can act in the person's name. */
  enterable: person.nullable(),
  /** What the reader may do with it. */
  can: z.object({
    suspend: z.boolean(),
    restore: z.boolean(),
    unlock: z.boolean(),
    invite: z.boolean(),
    verify: z.boolean(),
    end: z.boolean(),
  }),
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountList = defineList({
  row: accountRow,
  filters: {
    kind: choice(accountKinds),
    role: facet(),
    status: choice(['invited', 'active', 'suspended', 'blocked']),
    plan: facet(),
    subscription: choice(subscriptionStatuses),
    brand: facet(),
    twoFactor: choice(['on', 'off']),
    inactiveDays: choice(inactiveDays),
  },
  sorts: ['name', 'lastLoginAt', 'createdAt'],
  defaultSort: '-createdAt',
});

export type Query = ListLink<typeof accountList>;

export const exampleAccount: AccountRow = {
  id: exampleId,
  name: 'Hugo Lartigue',
  email: 'hugo.lartigue@example.test',
  isVerified: true,
  kind: 'client',
  companies: [{ id: exampleId, name: 'Garonne Patrimoine' }],
  brands: ['Réseau Pierre & Cité'],
  roles: [{ name: 'owner', label: null }],
  plans: ['Pro'],
  subscriptions: ['active'],
  hasTwoFactor: false,
  lastLoginAt: '2026-11-19T17:42:00.000Z',
  createdAt: '2025-01-06T09:05:00.000Z',
  status: 'active',
  isYou: false,
  enterable: { id: exampleId, name: 'Garonne Patrimoine' },
  can: { suspend: true, restore: false, unlock: false, invite: false, verify: false, end: true },
};

/** How far the reader may act in a client's name; null for not at all. */
export const impersonationExtent = z.enum(['read', 'write']).nullable();

export const adminUserIndexPage = definePage({
  component: 'Admin/User/Index',
  query: accountList.query,
  props: z.object({
    list: accountList.props,
    impersonation: impersonationExtent,
    /** Whether the reader sees the platform's own team. */
    seesTeam: z.boolean(),
  }),
  example: { list: accountList.example(exampleAccount), impersonation: 'write', seesTeam: true },
});
export type AdminUserIndexProps = z.infer<typeof adminUserIndexPage.props>;

/** The filtered list as a file. */
export const accountDownload = defineData({
  query: accountList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});

/** Why something is done to an account: it stands in the journal. */
export const reason = z.string().trim().min(10).max(500);

/** Keeps somebody out of the platform, or ends their account. */
export const withReason = defineAction({
  payload: z.object({ reason }),
  example: { reason: 'Demande du titulaire, ticket 4821' },
});

/** What several accounts get at once. */
export const bulkAccounts = defineAction({
  payload: z.object({
    rows: accountList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('suspended'), reason }),
      z.object({ field: z.literal('invitation') }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'suspended', reason: 'Demande du titulaire, ticket 4821' },
  },
});
