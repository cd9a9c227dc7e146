import * as z from 'zod';
import { constructionTrades, retentionModes, worksMilestones, worksPaperKinds } from '#domain/works/enums.ts';
import { defineAction } from '../../../define.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../files.ts';
import { exampleId } from '../../../shared.ts';

const htCents = z.number().int().min(0).max(100_000_000_000);
/** More or less, never nothing. */
const changeCents = z
  .number()
  .int()
  .min(-100_000_000_000)
  .max(100_000_000_000)
  .refine((value) => value !== 0, { params: { code: 'required' } });
const bps = z.number().int().min(0).max(10_000);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What a lot of works is, apart from its contract. */
export const worksLotFields = z.object({
  number: z.number().int().min(1).max(999),
  trade: z.enum(constructionTrades),
  label: requiredText(120),
  budgetHtCents: htCents,
  vatRateBps: bps,
  /** Works that the company hands on as a contractor: their invoices bear no VAT. */
  isSubcontract: z.boolean(),
  /** The law allows 500 at most; the server says so. */
  retentionBps: bps,
  retentionMode: z.enum(retentionModes),
  startOn: optionalDay,
  endOn: optionalDay,
});
export type WorksLotPayload = z.output<typeof worksLotFields>;

export const exampleWorksLot: WorksLotPayload = {
  number: 19,
  trade: 'facade',
  label: 'Ravalement des façades',
  budgetHtCents: 1_850_000,
  vatRateBps: 1000,
  isSubcontract: false,
  retentionBps: 500,
  retentionMode: 'withheld',
  startOn: '2026-12-07',
  endOn: '2027-02-12',
};

export const storeWorksLot = defineAction({ payload: worksLotFields, example: exampleWorksLot });

export const updateWorksLot = defineAction({
  payload: worksLotFields.extend({
    version: recordVersion,
    actualStartOn: optionalDay,
    actualEndOn: optionalDay,
    decennialUntil: optionalDay,
  }),
  example: {
    ...exampleWorksLot,
    version: 1,
    actualStartOn: null,
    actualEndOn: null,
    decennialUntil: '2027-12-31',
  },
});

export const storeWorksQuote = defineAction({
  payload: z.object({ supplierId: id, htCents, receivedOn: day }),
  example: { supplierId: exampleId, htCents: 1_790_000, receivedOn: '2026-11-18' },
});

/** Awards a lot to the company of a quote. */
export const awardWorksLot = defineAction({
  payload: z.object({
    version: recordVersion,
    quoteId: id,
    contractHtCents: htCents,
    startOn: day,
    endOn: day,
    /** Of the certificate that was seen, where the supplier’s own papers do not tell it. */
    decennialUntil: optionalDay,
  }),
  example: {
    version: 2,
    quoteId: exampleId,
    contractHtCents: 1_790_000,
    startOn: '2026-12-07',
    endOn: '2027-02-12',
    decennialUntil: '2027-12-31',
  },
});

export const storeAmendment = defineAction({
  payload: z.object({
    version: recordVersion,
    label: requiredText(140),
    htCents: changeCents,
    signedOn: day,
  }),
  example: {
    version: 1,
    label: 'Reprise de deux linteaux',
    htCents: 240_000,
    signedOn: '2026-11-18',
  },
});

/** Steps of a works lot that people take by themselves. */
export const worksLotSteps = ['close', 'terminate'] as const;
export type GivenLotStep = (typeof worksLotSteps)[number];

export const takeLotStep = defineAction({
  payload: z.object({ version: recordVersion, step: z.enum(worksLotSteps), reason: optionalText(300) }),
  example: {
    version: 3,
    step: 'terminate',
    reason: 'Chantier abandonné par l’entreprise, mise en demeure sans effet.',
  },
});

/** The retention is paid, or the surety that stands for it given back. */
export const releaseRetention = defineAction({
  payload: z.object({ version: recordVersion, on: day, transactionId: optionalText(60) }),
  example: { version: 4, on: '2026-11-20', transactionId: 'VIR 20261120' },
});

export const storeClaim = defineAction({
  payload: z.object({ constructionLotId: id, month, cumulativeBps: bps, submittedOn: day }),
  example: {
    constructionLotId: exampleId,
    month: '2026-11',
    cumulativeBps: 10_000,
    submittedOn: '2026-11-20',
  },
});

/** Steps of a progress claim that people take, its payment aside. */
export const claimSteps = ['check', 'approve', 'reject'] as const;
export type GivenClaimStep = (typeof claimSteps)[number];

export const takeClaimStep = defineAction({
  payload: z.object({
    version: recordVersion,
    step: z.enum(claimSteps),
    /** Who signed for the works manager. */
    checkedBy: optionalText(120),
    /** As it is approved: less than what was claimed, perhaps. */
    cumulativeBps: bps,
    reason: optionalText(300),
  }),
  example: {
    version: 1,
    step: 'check',
    checkedBy: 'Archi Novembre',
    cumulativeBps: 10_000,
    reason: '',
  },
});

export const payClaim = defineAction({
  payload: z.object({ version: recordVersion, paidOn: day, transactionId: requiredText(60) }),
  example: { version: 3, paidOn: '2026-11-20', transactionId: 'VIR 20261120' },
});

export const storeMilestone = defineAction({
  payload: z.object({
    milestone: z.enum(worksMilestones),
    on: day,
    certifierName: requiredText(120),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    /** Beside a file everything is text. */
    isConfirmed: z.enum(['', 'true']),
  }),
  example: {
    milestone: 'completion',
    on: '2026-11-18',
    certifierName: 'Archi Novembre',
    file: exampleImage(),
    isConfirmed: '',
  },
});

const reserveFields = z.object({
  constructionLotId: id,
  text: requiredText(300),
  room: optionalText(60),
  dueOn: optionalDay,
});

export const storeReception = defineAction({
  payload: z.object({ on: day, reserves: z.array(reserveFields).max(200) }),
  example: {
    on: '2026-11-20',
    reserves: [
      {
        constructionLotId: exampleId,
        text: 'Joint de baie à reprendre',
        room: 'Séjour',
        dueOn: '2026-12-18',
      },
    ],
  },
});

export const liftReserve = defineAction({
  payload: z.object({ liftedOn: day }),
  example: { liftedOn: '2026-11-20' },
});

export const storeWorksPaper = defineAction({
  payload: z.object({
    kind: z.enum(worksPaperKinds),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    on: day,
    caption: optionalText(140),
    recordId: z.preprocess((text) => (text === '' ? null : text), id.nullable()),
  }),
  example: { kind: 'photo', file: exampleImage(), on: '2026-11-18', caption: '', recordId: null },
});
