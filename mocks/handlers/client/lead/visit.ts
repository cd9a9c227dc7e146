import { and, eq } from 'drizzle-orm';
import { visitWithLead } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { isOpenLead } from '#domain/lead/steps.ts';
import { defaultVisitMinutes } from '#domain/visit/visit.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { leadActivities, operations } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { insertVisit, plannedColumns } from '../operation/visit/save.ts';
import { visitPart } from '../operation/visit/record.ts';
import { leadName } from './list.ts';
import { activityOf, answeredNow, checkPlace, lead } from './record.ts';

/** Plans a visit of an operation with whoever asks, who is then answered. */
export const visitHandler = clientAction(visitWithLead, {
  find: async (context) => {
    const row = await lead.ofRouteToChange(context);
    if (!can(context, 'operation.update')) throw forbidden('visits go with the operation');
    return row;
  },
  act: async (context, { operationId, lotId, ...planned }, row) => {
    const texts = messagesFor(context.locale, leadMessages);
    if (!isOpenLead(row.status)) {
      const { status } = texts.choices;
      const words = { from: status[row.status], to: status.visit };
      throw new ValidationFailure({ base: fill(texts.obstacles.impossible, words) });
    }
    await checkPlace(context, { operationId, lotId });
    const isIt = and(eq(operations.id, operationId), liveOperations());
    const [operation] = await context.db.select().from(operations).where(isIt).limit(1);
    if (operation === undefined) throw new RangeError('checkPlace has found the operation');
    const columns = await plannedColumns(
      context,
      operation,
      {
        ...planned,
        kind: 'buyer',
        durationMin: defaultVisitMinutes,
        hostId: row.assignedTo ?? context.actor.user.id,
        lotIds: lotId === null ? [] : [lotId],
        contactIds: row.contactId === null ? [] : [row.contactId],
      },
      null,
    );
    const id = context.deps.newId();
    await lead.change(context, row, {
      action: 'visit',
      columns: {
        status: 'visit',
        visitId: id,
        operationId,
        lotId: lotId ?? (operationId === row.operationId ? row.lotId : null),
        ...answeredNow(context, row),
      },
      alongside: async (tx) => {
        await insertVisit(context, tx, operation, { ...columns, id });
        const detail = `${planned.startOn} ${planned.startTime}`;
        await tx.insert(leadActivities).values(activityOf(context, row, { kind: 'visit', detail }));
      },
    });
    visitPart.announce(context, { id, operationId, version: 1 });
    const text = fill(texts.visit.done, { name: leadName(row) });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
