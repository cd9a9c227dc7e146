import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { simulationTabs, type SimulationTab } from '#domain/simulation/study/form-tabs.ts';
import { simulationStates } from '#domain/simulation/study/study.ts';
import { taxedPremises } from '#domain/purchase/premises.ts';
import { definePage } from '../../../define.ts';
import { id, instant } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleExpenseTemplate, shownExpenseTemplate } from '../../expense-template/payload.ts';
import { examplePaymentTemplate, paymentTemplateFields } from '../../payment-template/payload.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { exampleFigures, simulationFigures } from './figures.ts';
import { exampleRights, simulationRights } from './rights.ts';
import { exampleSimulation, simulationFields, simulationFormValues, studyLoan } from './payload.ts';

/** What a link to a simulation may ask for. */
export interface Query {
  readonly tab?: SimulationTab;
}

const choice = z.object({ id, label: z.string() });

/** A schedule of calls, as far as receipts follow it. */
const paymentPlan = paymentTemplateFields
  .pick({ name: true, regime: true, steps: true, paymentTermDays: true })
  .extend({ id });

export const simulationFormPage = definePage({
  component: 'Client/Operation/Simulation/Form',
  query: z.object({ tab: z.enum(simulationTabs).catch('depenses') }),
  props: z.object({
    operation: operationHead.extend({ kind: z.enum(operationKinds) }),
    form: recordForm(simulationFormValues),
    tab: z.enum(simulationTabs),
    head: z.object({
      status: z.enum(simulationStates),
      isActive: z.boolean(),
      project: z.object({ id, name: z.string() }).nullable(),
      updatedAt: instant,
      /** When it was validated, and with which engine. */
      validated: z.object({ at: instant, engine: z.string() }).nullable(),
    }),
    /** As the server calculated them, or as they were kept when it was validated. */
    figures: simulationFigures.nullable(),
    /** Where the operation is: the tariff of the deed follows from it. */
    place: z.object({
      departmentCode: z.string(),
      inseeCode: z.string(),
      premises: z.enum(taxedPremises).nullable(),
      premisesShare: z.object({ part: z.number().int(), whole: z.number().int() }).nullable(),
    }),
    /** Suppliers and accounts that an expense may name. */
    choices: z.object({ suppliers: z.array(choice), accounts: z.array(choice) }),
    /** The company’s own templates of expenses; empty for whoever only reads. */
    templates: z.array(shownExpenseTemplate),
    /** The company’s own schedules of calls, and those that lots follow already. */
    paymentPlans: z.array(paymentPlan),
    /** The loans of the financing, to take over. */
    financingLoans: z.array(studyLoan),
    /** The lots as they are now, to take over. */
    currentLots: simulationFields.shape.lots,
    today: z.iso.date(),
    can: simulationRights,
  }),
  example: {
    operation: { ...exampleHead, kind: 'vir' },
    form: exampleRecordForm('Central', exampleSimulation),
    tab: 'depenses',
    head: {
      status: 'draft',
      isActive: false,
      project: null,
      updatedAt: '2025-09-22T09:00:00.000Z',
      validated: null,
    },
    figures: exampleFigures,
    place: { departmentCode: '33', inseeCode: '33243', premises: null, premisesShare: null },
    choices: {
      suppliers: [{ id: exampleId, label: 'Ferrand Maçonnerie' }],
      accounts: [{ id: exampleId, label: '6051 Travaux par lot' }],
    },
    templates: [{ ...exampleExpenseTemplate, id: exampleId, version: 1 }],
    paymentPlans: [paymentPlan.parse({ ...examplePaymentTemplate, id: exampleId })],
    financingLoans: [],
    currentLots: [],
    today: '2026-11-20',
    can: exampleRights,
  },
});
export type SimulationFormProps = z.infer<typeof simulationFormPage.props>;
