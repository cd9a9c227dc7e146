import * as z from 'zod';
import { permitStates } from '#domain/states/permit/states.ts';
import {
  appealKinds,
  appealOutcomes,
  permitKinds,
  preemptionSides,
  preemptionStates,
  urbanDocumentKinds,
} from '#domain/urban/enums.ts';
import { definePage } from '../../define.ts';
import { day, id, instant, optionalDay } from '../../fields.ts';
import { choicesQuery } from '../../list.ts';
import { exampleHead, operationHead } from './head.ts';
import { parcel } from './payload.ts';
import {
  declarationSteps,
  exampleZone,
  permitDayFields,
  permitFields,
  permitSteps,
  zoneFields,
} from './urban-planning/payload.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });
const explainedValue = z.object({
  unit: z.enum(['cents', 'number', 'days', 'months', 'm2', 'rate', 'day', 'month', 'text']),
  value: z.union([z.number(), z.string(), bilingual]).nullable(),
});
const explanation = z.object({
  label: bilingual,
  formula: bilingual,
  figure: explainedValue,
  inputs: z.array(z.object({ name: bilingual, figure: explainedValue })),
  source: z.string().nullable(),
  isUnverified: z.boolean(),
});

/** A legal clock, counted, in the reader’s language. */
export const urbanClock = z.object({
  kind: z.string(),
  title: z.string(),
  status: z.enum(['running', 'met', 'expired', 'cancelled']),
  state: z.enum(['counted', 'waiting', 'stopped', 'unlimited', 'unknown']),
  nature: z.enum(['act', 'wait', 'validity']),
  startOn: optionalDay,
  endsOn: optionalDay,
  /** First day on which its consequence holds. */
  effectOn: optionalDay,
  /** The other reading of the third parties’ period, for information. */
  strictEndsOn: optionalDay,
  /** Days until the end, negative after it. */
  daysLeft: z.number().int().nullable(),
  /** How it is counted, in a sentence or a few. */
  sentence: z.string(),
  /** Its calculation; null where no legal period is known. */
  explanation: explanation.nullable(),
  source: z.string(),
  isUnverified: z.boolean(),
});
export type ShownClock = z.infer<typeof urbanClock>;

/** A step that may be taken from the present state; `reason` says why not yet, where nothing can be filled in. */
const stepOf = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    name: z.enum(names),
    label: z.string(),
    reason: z.string().nullable(),
  });

const pastStep = z.object({
  id,
  from: z.string().nullable(),
  to: z.string(),
  on: day,
  at: instant,
  /** Null for what the platform did by itself. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  canUndo: z.boolean(),
});
export type PastStep = z.infer<typeof pastStep>;

const urbanDocument = z.object({
  id,
  kind: z.enum(urbanDocumentKinds),
  on: optionalDay,
  name: z.string(),
  href: z.string(),
  by: z.string().nullable(),
  at: instant,
  permitId: id.nullable(),
  declarationId: id.nullable(),
});
export type ShownUrbanDocument = z.infer<typeof urbanDocument>;

const permit = permitFields.extend({
  id,
  version: z.number().int(),
  /** « PC 033 243 25 00042 », or its kind while it has no number. */
  label: z.string(),
  kind: z.enum(permitKinds),
  status: z.enum(permitStates),
  replacesPermitId: id.nullable(),
  isReplaced: z.boolean(),
  days: permitDayFields,
  appeals: z.array(
    z.object({
      kind: z.enum(appealKinds),
      filedOn: day,
      notifiedOn: optionalDay,
      outcome: z.enum(appealOutcomes).nullable(),
      settledOn: optionalDay,
    }),
  ),
  /** Last day of the deferral of the decision, where it was deferred. */
  deferredUntilOn: optionalDay,
  contestReason: z.string().nullable(),
  /** First day on which it can no longer be lost, when both periods have an end. */
  purgeOn: optionalDay,
  isNumberUnusual: z.boolean(),
  postingProofsCount: z.number().int(),
  clocks: z.array(urbanClock),
  steps: z.array(stepOf(permitSteps)),
  history: z.array(pastStep),
});
export type ShownPermit = z.infer<typeof permit>;

const declaration = z.object({
  id,
  version: z.number().int(),
  label: z.string(),
  side: z.enum(preemptionSides),
  status: z.enum(preemptionStates),
  lotId: id.nullable(),
  lotRef: z.string().nullable(),
  priceCents: z.number().int(),
  receivedOn: day,
  requestOn: optionalDay,
  suppliedOn: optionalDay,
  isPriceByCourt: z.boolean(),
  isCleared: z.boolean(),
  clocks: z.array(urbanClock),
  steps: z.array(stepOf(declarationSteps)),
  history: z.array(pastStep),
});
export type ShownDeclaration = z.infer<typeof declaration>;

/** Something that ends, with what it belongs to. */
const due = z.object({
  on: day,
  daysLeft: z.number().int(),
  title: z.string(),
  about: z.string(),
  nature: z.enum(['act', 'wait', 'validity']),
});

/** One share of the development tax, with its calculation. */
const taxShare = z.object({ cents: z.number().int(), explanation });

const tax = z.object({
  on: day,
  areaM2: z.string(),
  valuePerM2Cents: z.number().int(),
  total: taxShare,
  commune: taxShare,
  department: taxShare,
  /** Null outside Île-de-France. */
  region: taxShare.nullable(),
  /** Preventive archaeology charge; null while its rate of that day is not known. */
  archaeology: taxShare.nullable(),
});

export const urbanPlanningQuery = z.object({ kind: choicesQuery(permitKinds) });

/** What a link to the page may ask for. */
export interface Query {
  readonly kind?: readonly (typeof permitKinds)[number][];
}

export const urbanPlanningPage = definePage({
  component: 'Client/Operation/UrbanPlanning',
  query: urbanPlanningQuery,
  props: z.object({
    operation: operationHead,
    query: urbanPlanningQuery,
    /** The business day. */
    today: day,
    /** Null while nobody wrote the rules down. */
    zone: zoneFields.extend({ zone: z.string(), version: z.number().int() }).nullable(),
    place: z.object({
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      address: z.string(),
      inseeCode: z.string(),
      parcels: z.array(parcel),
      isIleDeFrance: z.boolean(),
    }),
    permits: z.array(permit),
    declarations: z.array(declaration),
    /** What ends from today on, the nearest first. */
    due: z.array(due),
    documents: z.array(urbanDocument),
    /** Papers that the present states call for; `isThere` where one was given. */
    checklist: z.array(
      z.object({
        kind: z.enum(urbanDocumentKinds),
        count: z.number().int(),
        expected: z.number().int(),
      }),
    ),
    /** Null while areas or rates are missing; `taxProblem` says which. */
    tax: tax.nullable(),
    taxProblem: z.enum(['areas', 'rates', 'year']).nullable(),
    lots: z.array(z.object({ id, label: z.string(), priceCents: z.number().int().nullable() })),
    /** A pre-emption of the purchase: the operation is to be given up. */
    isPurchasePreempted: z.boolean(),
    can: z.object({ update: z.boolean(), delete: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: urbanPlanningQuery.parse({}),
    today: '2026-11-20',
    zone: { ...exampleZone, version: 1 },
    place: {
      lat: 44.9131,
      lng: -0.2347,
      address: '14 rue des Chais, 33500 Libourne',
      inseeCode: '33243',
      parcels: [{ prefix: '', section: 'CH', number: '0214', areaM2: '412.00' }],
      isIleDeFrance: false,
    },
    permits: [],
    declarations: [],
    due: [],
    documents: [],
    checklist: [{ kind: 'form', count: 0, expected: 1 }],
    tax: null,
    taxProblem: 'rates',
    lots: [],
    isPurchasePreempted: false,
    can: { update: true, delete: true },
  },
});
export type UrbanPlanningProps = z.infer<typeof urbanPlanningPage.props>;
