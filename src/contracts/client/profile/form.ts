import * as z from 'zod';
import { profileKinds, type ProfileKind } from '#domain/profile/enums.ts';
import { profileParts } from '#domain/profile/completeness.ts';
import { paperKinds, paperStates } from '#domain/profile/paper-kinds.ts';
import { definePage } from '../../define.ts';
import { explained } from '../../explained.ts';
import { id, optionalDay } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import {
  examplePropertyAsset,
  financialAssetFields,
  orgNodeFields,
  propertyAssetFields,
  referenceFields,
} from './parts.ts';
import { exampleProfile, profileFields } from './payload.ts';
import { profileTabs, type ProfileTab } from './tabs.ts';

/** Which part of the page is shown, and what a new profile is. */
export interface Query {
  readonly tab?: ProfileTab;
  readonly kind?: ProfileKind;
}

const cents = z.number().int();
const stored = { id, version: z.number().int() };

const propertyAsset = propertyAssetFields.extend({ ...stored, shareNetCents: cents });
export type PropertyAssetRow = z.infer<typeof propertyAsset>;
const financialAsset = financialAssetFields.extend({
  ...stored,
  /** Its value was looked at more than six months ago. */
  isOld: z.boolean(),
});
export type FinancialAssetRow = z.infer<typeof financialAsset>;
const reference = referenceFields.extend({
  ...stored,
  /** Null while an amount is missing. */
  marginBps: z.number().int().nullable(),
  /** How it came about; null with it. */
  marginExplained: explained.nullable(),
  photoHref: z.string().nullable(),
  operation: z.string().nullable(),
});
export type ReferenceRow = z.infer<typeof reference>;
const orgNode = orgNodeFields.extend({
  ...stored,
  depth: z.number().int(),
  indirectBps: z.number().int().nullable(),
});
export type OrgNodeRow = z.infer<typeof orgNode>;
const paper = z.object({
  id,
  kind: z.enum(paperKinds),
  year: z.number().int().nullable(),
  state: z.enum(paperStates),
  /** Null for a paper that was only seen. */
  file: z.object({ name: z.string(), href: z.string() }).nullable(),
  issuedOn: optionalDay,
  validTo: optionalDay,
});
export type ProfilePaper = z.infer<typeof paper>;

/** A figure that is computed, with how it came about. */
const figure = z.object({
  key: z.string(),
  cents: cents.nullable(),
  bps: z.number().int().nullable(),
  /** Years, of a debt. */
  number: z.number().nullable(),
  explanation: explained,
});
export type ProfileFigure = z.infer<typeof figure>;

export const profileFormPage = definePage({
  component: 'Client/Profile/Form',
  query: z.object({
    tab: z.enum(profileTabs).catch('identite'),
    kind: z.enum(profileKinds).catch('company'),
  }),
  props: z.object({
    tab: z.enum(profileTabs),
    // A new one has no kind of its own yet, but the one that was asked for.
    form: recordForm(profileFields),
    /** Null for a new one. */
    current: z
      .object({
        kind: z.enum(profileKinds),
        isDefault: z.boolean(),
        isArchived: z.boolean(),
        pictureHref: z.string().nullable(),
        completenessBps: z.number().int(),
        parts: z.array(z.object({ part: z.enum(profileParts), bps: z.number().int() })),
      })
      .nullable(),
    /** Wealth, incomes and charges; ratios of the last accounts for a company. Empty for a new one. */
    figures: z.array(figure),
    /** What the accounts of each year say, as they were saved, the last year first. */
    yearRatios: z.array(
      z.object({
        year: z.number().int(),
        netMarginBps: z.number().int().nullable(),
        equityToDebtBps: z.number().int().nullable(),
      }),
    ),
    people: z.array(person),
    banks: z.array(z.object({ id, name: z.string() })),
    /** Other profiles, who may be shareholders. */
    others: z.array(z.object({ id, name: z.string() })),
    properties: z.array(propertyAsset),
    holdings: z.array(financialAsset),
    references: z.array(reference),
    /** Closed operations that are no reference yet. */
    closedOperations: z.array(z.object({ id, name: z.string() })),
    /** From the top down, branch by branch. */
    nodes: z.array(orgNode),
    papers: z.array(paper),
    /** Papers that banks ask for, and how each stands. */
    checklist: z.array(
      z.object({
        kind: z.enum(paperKinds),
        year: z.number().int().nullable(),
        state: z.enum(paperStates),
      }),
    ),
    today: z.string(),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      print: z.boolean(),
      /** To send links to it. */
      share: z.boolean(),
    }),
  }),
  example: {
    tab: 'identite',
    form: exampleRecordForm('Garonne Développement', exampleProfile),
    current: {
      kind: 'company',
      isDefault: true,
      isArchived: false,
      pictureHref: null,
      completenessBps: 6400,
      parts: [{ part: 'identity', bps: 10_000 }],
    },
    figures: [],
    yearRatios: [{ year: 2025, netMarginBps: 820, equityToDebtBps: 3270 }],
    people: [],
    banks: [],
    others: [],
    properties: [{ ...examplePropertyAsset, id: exampleId, version: 1, shareNetCents: 16_800_000 }],
    holdings: [],
    references: [],
    closedOperations: [],
    nodes: [],
    papers: [],
    checklist: [{ kind: 'kbis', year: null, state: 'missing' }],
    today: '2026-11-20',
    can: { create: true, update: true, print: true, share: true },
  },
});
export type ProfileFormProps = z.infer<typeof profileFormPage.props>;
