import { and, eq, ne } from 'drizzle-orm';
import {
  copyDescription,
  storeDescription,
  storePlan,
  updateDescription,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { supportPlanDescriptionMachine } from '#domain/states/study/support-plan-description.ts';
import { supportPlanDescription as show } from '#generated/routes/client/operation/sale.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import {
  supportPlanDescriptions,
  type NewSupportPlanDescription,
  type SupportPlanDescription,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { transitionContext } from '../../steps/transition-context.ts';
import { announceLot, auditLot, lotOfRoute, lotsByIds, type FoundLot } from '../record.ts';
import {
  changeDescription,
  columnsOf,
  descriptionOfRoute,
  factsOf,
  refuseLocked,
  versionsOf,
} from './record.ts';

type FlashKey = 'created' | 'updated' | 'approved' | 'newVersion' | 'planAdded';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, descriptionMessages);

const withFlash = (context: ClientContext, { operation, lot }: FoundLot, key: FlashKey) =>
  redirect(show({ operation: operation.id, lot: lot.id }), { type: 'success', text: textsOf(context)[key] });

/** A new row of a lot. */
const newRow = (
  { deps, actor }: ClientContext,
  { lot }: FoundLot,
  columns: Pick<NewSupportPlanDescription, 'kind' | 'versionNo'> & Partial<NewSupportPlanDescription>,
): NewSupportPlanDescription => {
  const now = deps.clock.businessNow();
  return {
    ...columns,
    id: deps.newId(),
    tenantId: lot.tenantId,
    operationId: lot.operationId,
    lotId: lot.id,
    status: 'draft',
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  };
};

/** Begins the description of a lot. */
export const storeHandler = clientAction(storeDescription, {
  find: lotOfRoute,
  act: async (context, payload, found) => {
    if ((await versionsOf(context.db, found.lot.id)).length > 0) {
      throw new ValidationFailure({ base: textsOf(context).exists });
    }
    await context.db.transaction(async (tx) => {
      await tx
        .insert(supportPlanDescriptions)
        .values(newRow(context, found, { ...columnsOf(payload), versionNo: 1 }));
      await auditLot(context, tx, 'description', found);
    });
    announceLot(context, 'lot.updated', found.lot);
    return withFlash(context, found, 'created');
  },
});

/** Changes the draft. */
export const updateHandler = clientAction(updateDescription, {
  find: descriptionOfRoute,
  act: async (context, { version, ...payload }, found) => {
    refuseLocked(context, found.description);
    await changeDescription(context, found, {
      action: 'description',
      columns: columnsOf(payload),
      version,
    });
    return withFlash(context, found, 'updated');
  },
});

/** Approves the draft, which is then locked; refused with every reason at once. */
export const approveHandler = clientAction(noPayload, {
  find: descriptionOfRoute,
  act: async (context, _payload, found) => {
    const { description, lot } = found;
    const answer = mayHappen(
      supportPlanDescriptionMachine,
      'approve',
      { state: description.status, facts: factsOf(description, lot) },
      await transitionContext(context),
    );
    if (!answer.ok) {
      const reasons = answer.reasons.map(({ text }) => text[context.locale]);
      throw new ValidationFailure({ base: reasons.join(' ') });
    }
    await changeDescription(context, found, {
      action: 'description.approve',
      columns: {
        status: answer.to,
        approvedBy: context.actor.user.id,
        approvedOn: parisDay(context.deps.clock.businessNow()),
      },
    });
    return withFlash(context, found, 'approved');
  },
});

/** A draft that begins as the approved version is. */
export const newVersionHandler = clientAction(noPayload, {
  find: descriptionOfRoute,
  act: async (context, _payload, found) => {
    const { description } = found;
    const answer = mayHappen(
      supportPlanDescriptionMachine,
      'new-version',
      { state: description.status, facts: factsOf(description, found.lot) },
      await transitionContext(context),
    );
    if (!answer.ok) {
      throw new ValidationFailure({
        base: answer.reasons[0]?.text[context.locale] ?? textsOf(context).exists,
      });
    }
    const { kind, rooms, sections, planFileId, areHeightsShown, isPriceRevisable, revisionRule } =
      description;
    await context.db.transaction(async (tx) => {
      await tx.insert(supportPlanDescriptions).values(
        newRow(context, found, {
          kind,
          rooms,
          sections,
          planFileId,
          areHeightsShown,
          isPriceRevisable,
          revisionRule,
          deliveryDelayMonths: description.deliveryDelayMonths,
          versionNo: description.versionNo + 1,
        }),
      );
      await auditLot(context, tx, 'description.new-version', found);
    });
    announceLot(context, 'lot.updated', found.lot);
    return withFlash(context, found, 'newVersion');
  },
});

/** Gives what is described to other lots of the operation, as drafts: all or none. */
export const copyHandler = clientAction(copyDescription, {
  find: descriptionOfRoute,
  act: async (context, { lotIds }, { operation, lot, description }) => {
    const targets = await lotsByIds(context, lotIds, { operationId: operation.id });
    const texts = textsOf(context);
    const { kind, sections, isPriceRevisable, revisionRule, deliveryDelayMonths } = description;
    const columns = { kind, sections, isPriceRevisable, revisionRule, deliveryDelayMonths };
    if (targets.some((target) => target.lot.id === lot.id)) {
      throw new ValidationFailure({ lotIds: texts.copyToItself });
    }
    await context.db.transaction(async (tx) => {
      for (const target of targets) {
        const [latest] = await versionsOf(tx, target.lot.id);
        if (latest === undefined) {
          await tx
            .insert(supportPlanDescriptions)
            .values(newRow(context, target, { ...columns, versionNo: 1 }));
        } else if (latest.status === 'draft') {
          const at = context.deps.clock.businessNow();
          await changeRow(tx, supportPlanDescriptions, latest, { at, columns });
        } else {
          throw new ValidationFailure({ lotIds: fill(texts.copyLocked, { ref: target.lot.ref }) });
        }
        await auditLot(context, tx, 'description.copy', target);
      }
    });
    for (const target of targets) announceLot(context, 'lot.updated', target.lot);
    const text = targets.length === 1 ? texts.copiedOne : fill(texts.copied, { count: targets.length });
    return redirect(show({ operation: operation.id, lot: lot.id }), { type: 'success', text });
  },
});

/** Attaches the plan to the draft; the one before goes where no other version shows it. */
export const storePlanHandler = clientAction(storePlan, {
  find: descriptionOfRoute,
  act: async (context, { file }, found) => {
    const { description, lot } = found;
    refuseLocked(context, description);
    const written = await writeAhead(context, file, { tenantId: lot.tenantId });
    await context.db.transaction(async (tx) => {
      const planFileId = await storeWritten(context, tx, written);
      const at = context.deps.clock.businessNow();
      await changeRow(tx, supportPlanDescriptions, description, { at, columns: { planFileId } });
      await removeUnused(tx, description);
      await auditLot(context, tx, 'description.plan', found);
    });
    announceLot(context, 'lot.updated', lot);
    return withFlash(context, found, 'planAdded');
  },
});

async function removeUnused(tx: Database, { id, planFileId }: SupportPlanDescription): Promise<void> {
  if (planFileId === null) return;
  const isShown = and(eq(supportPlanDescriptions.planFileId, planFileId), ne(supportPlanDescriptions.id, id));
  if ((await rowCount(tx, supportPlanDescriptions, isShown)) === 0) await removeFile(tx, planFileId);
}
