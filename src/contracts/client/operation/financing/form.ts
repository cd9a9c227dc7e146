import * as z from 'zod';
import { drawdownStates, loanStates } from '#domain/loan/loan-states.ts';
import { definePage } from '../../../define.ts';
import { explained } from '../../../explained.ts';
import { day, id, optionalDay } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { drawdownRow, guaranteeRow } from './index.ts';
import { exampleLoan, loanFormValues } from './payload.ts';

const cents = z.number().int();

/** A step of the life of a loan that a person may take. */
export const loanStep = z.object({
  to: z.enum(loanStates),
  label: z.string(),
  /** Why it is not possible yet; empty when it is. */
  reason: z.string(),
  needsReason: z.boolean(),
  /** A step forward; the others end the loan. */
  isForward: z.boolean(),
});
export type LoanStep = z.infer<typeof loanStep>;

export const loanFormPage = definePage({
  component: 'Client/Operation/Financing/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    form: recordForm(loanFormValues),
    /** Null for a new one. */
    loan: z
      .object({
        status: z.enum(loanStates),
        lender: z.string(),
        /** What the history keeps of a loan that was refused or cancelled. */
        endReason: z.string().nullable(),
        outstandingCents: cents,
        steps: z.array(loanStep),
        /** May be given back early: something is owed. */
        canPrepay: z.boolean(),
        guaranteesCount: z.number().int(),
        /** Costs of the deed of a mortgage loan by its tariff, or why they cannot be told; null where none is due. */
        deed: z
          .object({
            totalCents: cents.nullable(),
            explanation: explained.nullable(),
            refusal: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
    /** What the schedule is made of beside the terms: the browser computes it as they are typed. */
    schedule: z.object({
      drawdowns: z.array(
        z.object({
          plannedOn: day,
          releasedOn: optionalDay,
          amountCents: cents,
          status: z.enum(drawdownStates),
        }),
      ),
      receipts: z.array(z.object({ on: day, amountCents: cents, isReceived: z.boolean() })),
      repayments: z.array(z.object({ id, on: day, amountCents: cents })),
      indexChanges: z.array(z.object({ from: day, indexRateBps: z.number().int() })),
    }),
    drawdowns: z.array(drawdownRow),
    guarantees: z.array(guaranteeRow),
    papers: z.array(
      z.object({
        id,
        label: z.string(),
        /** Of the drawdown that it proves; null for a paper of the loan. */
        drawdown: z.string().nullable(),
        addedOn: day,
        file: z.object({ name: z.string(), href: z.string() }).nullable(),
      }),
    ),
    choices: z.object({ lenders: z.array(z.object({ id, label: z.string() })) }),
    today: day,
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      export: z.boolean(),
      updateOperation: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    form: exampleRecordForm('Crédit marchand de biens', exampleLoan),
    loan: {
      status: 'draft',
      lender: 'Banque de l’Estuaire',
      endReason: null,
      outstandingCents: 0,
      steps: [
        {
          to: 'requested',
          label: 'Enregistrer la demande',
          reason: '',
          needsReason: false,
          isForward: true,
        },
      ],
      canPrepay: false,
      guaranteesCount: 0,
      deed: null,
    },
    schedule: { drawdowns: [], receipts: [], repayments: [], indexChanges: [] },
    drawdowns: [],
    guarantees: [],
    papers: [],
    choices: { lenders: [{ id: exampleId, label: 'Banque de l’Estuaire' }] },
    today: '2026-11-20',
    can: { create: true, update: true, delete: true, export: true, updateOperation: true },
  },
});
export type LoanFormProps = z.infer<typeof loanFormPage.props>;
