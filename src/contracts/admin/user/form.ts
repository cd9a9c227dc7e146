import * as z from 'zod';
import { invoiceStates } from '#domain/subscription/invoice.ts';
import { billingPeriods } from '#domain/subscription/price.ts';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { impersonationLine } from '../../account/sections.ts';
import { companyValues } from '../../client/tenant/payload.ts';
import { usageGauge } from '../../client/subscription/index.ts';
import { definePage } from '../../define.ts';
import { day, id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { accountKinds, accountRow, impersonationExtent, namedRole } from './index.ts';
import { accountFields, exampleAccountPayload } from './payload.ts';

/** The parts of an account's sheet; `acces` stands in the first. */
export const accountTabs = ['identite', 'societe', 'abonnement', 'connexions', 'journal', 'notes'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What a link may ask for: the kind of a new account; a part, and one of several companies. */
export interface Query {
  readonly kind?: (typeof accountKinds)[number];
  readonly tab?: AccountTab;
  readonly societe?: string;
}

export const tenantStates = ['trial', 'active', 'read_only', 'suspended', 'closed'] as const;

const companySheet = z.object({
  tab: z.literal('societe'),
  id,
  values: companyValues,
  version: z.number().int(),
  status: z.enum(tenantStates),
  isSirenLocked: z.boolean(),
  brand: z.string().nullable(),
  usage: z.array(usageGauge),
  members: z.array(
    z.object({ id, name: z.string(), email: z.string(), role: namedRole, isSuspended: z.boolean() }),
  ),
  can: z.object({ update: z.boolean(), close: z.boolean() }),
});

const subscriptionSheet = z.object({
  tab: z.literal('abonnement'),
  /** Null for a company that never had one. */
  subscription: z
    .object({
      plan: z.string(),
      status: z.enum(subscriptionStatuses),
      period: z.enum(billingPeriods),
      /** A month or a year, before VAT. */
      priceCents: z.number().int(),
      trialEndsAt: instant.nullable(),
      periodEndsOn: day.nullable(),
      cancelsAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  /** What happened to it, the latest first. */
  steps: z.array(z.object({ id, at: instant, sentence: z.string() })),
  invoices: z.array(
    z.object({
      id,
      number: z.string(),
      issuedOn: day,
      dueOn: day,
      totalCents: z.number().int(),
      status: z.enum(invoiceStates),
    }),
  ),
});

const signInSheet = z.object({
  tab: z.literal('connexions'),
  sessions: z.array(z.object({ id, name: z.string(), startedAt: instant, lastSeenAt: instant })),
  /** Signing in and out, and what was refused, the latest first. */
  signIns: z.array(z.object({ id, at: instant, sentence: z.string(), isDenied: z.boolean() })),
  impersonations: z.array(impersonationLine),
  /** When wrong passwords locked it; null for not at all. */
  blockedAt: instant.nullable(),
  hasTwoFactor: z.boolean(),
  canResetTwoFactor: z.boolean(),
});

const journalSheet = z.object({
  tab: z.literal('journal'),
  entries: z.array(z.object({ id, at: instant, sentence: z.string(), isDenied: z.boolean() })),
});

const noteSheet = z.object({
  tab: z.literal('notes'),
  notes: z.array(z.object({ id, at: instant, by: z.string(), body: z.string() })),
});

export const accountSheet = z.discriminatedUnion('tab', [
  companySheet,
  subscriptionSheet,
  signInSheet,
  journalSheet,
  noteSheet,
]);
export type AccountSheet = z.infer<typeof accountSheet>;
export type SheetOf<Tab extends AccountSheet['tab']> = Extract<AccountSheet, { tab: Tab }>;

export const adminUserFormPage = definePage({
  component: 'Admin/User/Form',
  query: z.object({
    kind: z.enum(accountKinds).catch('client'),
    tab: z.enum(accountTabs).catch('identite'),
    societe: id.or(z.literal('')).catch(''),
  }),
  props: z.object({
    // What only a new account asks for has no value yet.
    form: recordForm(
      accountFields.extend({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        siren: z.string().nullable(),
        siret: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
    /** Null for a new one. */
    account: accountRow.nullable(),
    tab: z.enum(accountTabs),
    /** What the part shows; null for the form itself. */
    sheet: accountSheet.nullable(),
    /** Roles that can be given: of the team, or of the people of a company. */
    roles: z.object({ platform: z.array(namedRole), tenant: z.array(namedRole) }),
    /** Companies that a new client can join, and those of the account. */
    companies: z.array(person),
    /** Of the account, the one that is looked at. */
    companyId: id.nullable(),
    plans: z.array(person),
    brands: z.array(person),
    impersonation: impersonationExtent,
    /** Whether accounts of the team may be made. */
    canMakeTeam: z.boolean(),
    canNote: z.boolean(),
  }),
  example: {
    form: exampleRecordForm('Clara Vidal', exampleAccountPayload),
    account: null,
    tab: 'identite',
    sheet: null,
    roles: { platform: [], tenant: [{ name: 'owner', label: null }] },
    companies: [{ id: exampleId, name: 'Garonne Patrimoine' }],
    companyId: null,
    plans: [{ id: exampleId, name: 'Pro' }],
    brands: [],
    impersonation: 'write',
    canMakeTeam: true,
    canNote: true,
  },
});
export type AdminUserFormProps = z.infer<typeof adminUserFormPage.props>;
