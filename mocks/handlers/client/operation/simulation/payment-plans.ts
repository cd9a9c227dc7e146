import { and, asc, inArray, isNull, or } from 'drizzle-orm';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { paymentTemplates, type PaymentTemplateRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { contentOf } from '../../payment-template/record.ts';

type Kept = Pick<Study, 'lots' | 'paymentPlans'>;
type Plan = SimulationFormProps['paymentPlans'][number];

/** Schedules of the company that lots may follow, by name; the legal ones are what lots follow without any. */
const ownPlans = (context: ClientContext, also: readonly string[]): Promise<PaymentTemplateRow[]> =>
  context.db
    .select()
    .from(paymentTemplates)
    .where(
      and(
        isNull(paymentTemplates.systemKey),
        inArray(paymentTemplates.regime, ['vir', 'vefa']),
        isNull(paymentTemplates.deletedAt),
        or(isNull(paymentTemplates.archivedAt), inArray(paymentTemplates.id, [...also])),
      ),
    )
    .orderBy(asc(paymentTemplates.name));

function planOf(context: ClientContext, row: PaymentTemplateRow): Plan {
  const { name, regime, steps, paymentTermDays } = contentOf(context, row);
  return { id: row.id, name, regime, steps, paymentTermDays };
}

/**
 * The schedules that a form offers: as they are now while the study can be changed, as it keeps them otherwise. One
 * that was put away since stays as it was kept.
 */
export async function paymentPlansFor(
  context: ClientContext,
  { lots, paymentPlans = [] }: Kept,
  canChange: boolean,
): Promise<Plan[]> {
  const kept = paymentPlans.map((plan): Plan => ({ ...plan, steps: [...plan.steps] }));
  if (!canChange) return kept;
  const plans = (await ownPlans(context, namedBy(lots))).map((row) => planOf(context, row));
  return [...plans, ...kept.filter(({ id }) => plans.every((plan) => plan.id !== id))];
}

/**
 * The schedules that the lots of a study follow, to be kept with it.
 *
 * @throws ValidationFailure at each lot that names an unknown one, or one of another way of sale
 */
export async function keptPlans(context: ClientContext, lots: Study['lots'], before: Kept): Promise<Plan[]> {
  const named = namedBy(lots);
  if (named.length === 0) return [];
  const offered = new Map((await paymentPlansFor(context, before, true)).map((plan) => [plan.id, plan]));
  const { wrongRegime } = messagesFor(context.locale, simulationMessages).receipts;
  const refused = lots.flatMap(({ paymentTemplateId, saleMode }, row) => {
    if (paymentTemplateId == null) return [];
    const plan = offered.get(paymentTemplateId);
    if (plan?.regime === saleMode) return [];
    const text = plan === undefined ? validationText(context.locale, 'unknownRecord') : wrongRegime;
    return [[`lots.${row}.paymentTemplateId`, text] as const];
  });
  if (refused.length > 0) throw new ValidationFailure(Object.fromEntries(refused));
  return named.flatMap((id) => offered.get(id) ?? []);
}

const namedBy = (lots: Study['lots']): readonly string[] => [
  ...new Set(lots.flatMap(({ paymentTemplateId }) => paymentTemplateId ?? [])),
];
