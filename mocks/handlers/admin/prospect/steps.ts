import { and, desc, eq, gt, sql } from 'drizzle-orm';
import {
  assignProspect,
  mergeProspect,
  moveProspect,
  storeProspect,
  storeProspectActivity,
} from '#contracts/admin/prospect/payload.ts';
import { prospectObstacle, type ProspectState } from '#domain/growth/prospect.ts';
import { index, move as moveRoute } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { validationText } from '#messages/validation.ts';
import { prospectActivities, subscriptions, type Prospect } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay, parisInstant } from '#mocks/server/paris-day.ts';
import { isOfStaff } from '../staff.ts';
import { isReadable, prospect, prospectName } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, prospectMessages);

const withFlash = (context: AdminContext, text: string) =>
  redirect(backAddress(context), { type: 'success', text });

/** Makes a prospect; whoever sees only their own makes it theirs. */
export const storeHandler = adminAction(storeProspect, async (context, payload) => {
  await prospect.declaration.check?.(context, payload, null);
  const id = await prospect.create(context, payload);
  return redirect(index({ query: { open: id } }), {
    type: 'success',
    text: fill(textsOf(context).created, { name: payload.lastName }),
  });
});

const lineOf = (context: AdminContext, row: Prospect) => {
  const now = context.deps.clock.businessNow();
  return {
    id: context.deps.newId(),
    prospectId: row.id,
    createdBy: context.actor.user.id,
    at: now,
    createdAt: now,
    updatedAt: now,
  };
};

/** True for a company that pays: one whose subscription was signed. */
const hasSigned = async ({ unscoped }: AdminContext, tenantId: string): Promise<boolean> =>
  (await unscoped.$count(
    subscriptions,
    and(eq(subscriptions.tenantId, tenantId), sql`${subscriptions.status} in ('active', 'past_due')`),
  )) > 0;

/** As long as a move can be taken back. */
const undoMs = 30 * 60 * 1000;

/** The person's own last move, where it brought the prospect from that state to where it is; null where there is none. */
async function moveToTakeBack(context: AdminContext, row: Prospect, to: ProspectState) {
  if (row.status === 'won') return null;
  const { db, deps, actor } = context;
  const since = new Date(deps.clock.businessNow().getTime() - undoMs);
  const [last] = await db
    .select()
    .from(prospectActivities)
    .where(
      and(
        eq(prospectActivities.prospectId, row.id),
        eq(prospectActivities.kind, 'status'),
        gt(prospectActivities.at, since),
      ),
    )
    .orderBy(desc(prospectActivities.at), desc(prospectActivities.id))
    .limit(1);
  return last?.createdBy === actor.user.id && last.body === `${to}>${row.status}` ? last : null;
}

/** Takes a prospect to another column, where what that needs is there; the answer offers the way back, but not from a client. */
export const moveHandler = adminAction(moveProspect, {
  find: prospect.ofRouteToChange,
  act: async (context, { status, lostReason, tenantId, isUndo = false }, row) => {
    const texts = textsOf(context);
    const company = tenantId ?? row.wonTenantId;
    const takenBack = isUndo ? await moveToTakeBack(context, row, status) : null;
    const obstacle =
      takenBack === null
        ? prospectObstacle({
            from: row.status,
            to: status,
            activitiesCount: await context.db.$count(
              prospectActivities,
              eq(prospectActivities.prospectId, row.id),
            ),
            hasExpectedPlan: row.expectedPlanId !== null,
            hasSignedCompany: status === 'won' && company !== null && (await hasSigned(context, company)),
            lostReason,
          })
        : null;
    if (obstacle !== null) {
      const text = fill(texts.obstacles[obstacle], {
        from: texts.choices.status[row.status],
        to: texts.choices.status[status],
      });
      const field = { noReason: 'lostReason', noCompany: 'tenantId' }[obstacle as string] ?? 'base';
      throw new ValidationFailure({ [field]: text });
    }
    await prospect.change(context, row, {
      action: takenBack === null ? 'move' : 'undo',
      columns: {
        status,
        lostReason: status === 'lost' ? lostReason : null,
        ...(status === 'won' && { wonTenantId: company }),
      },
      alongside: async (tx) => {
        if (takenBack !== null) {
          await tx.delete(prospectActivities).where(eq(prospectActivities.id, takenBack.id));
          return;
        }
        const line = { ...lineOf(context, row), kind: 'status' as const, body: `${row.status}>${status}` };
        await tx.insert(prospectActivities).values(line);
      },
    });
    const text = fill(texts.moved, { name: prospectName(row), status: texts.choices.status[status] });
    if (takenBack !== null || status === 'won') return withFlash(context, text);
    const undo = {
      method: 'PATCH',
      href: moveRoute(row.id),
      data: {
        status: row.status,
        lostReason: row.lostReason ?? '',
        isUndo: true,
      },
      label: messagesFor(context.locale, recordMessages).undo,
    } as const;
    return redirect(backAddress(context), { type: 'success', text, undo });
  },
});

/** Writes down what was said or done. */
export const activityHandler = adminAction(storeProspectActivity, {
  find: prospect.ofRouteToChange,
  act: async (context, { kind, body, on, isFromPerson, nextActionOn }, row) => {
    const now = context.deps.clock.businessNow();
    const today = parisDay(now);
    if (on > today) throw new ValidationFailure({ on: textsOf(context).activity.future });
    const at = on === today ? now : parisInstant(on, 12);
    const isExchange = kind !== 'note';
    await prospect.change(context, row, {
      action: 'activity',
      columns: {
        nextActionOn,
        ...(isExchange && (row.lastContactAt === null || row.lastContactAt < at) && { lastContactAt: at }),
        ...(isFromPerson && row.personContactOn < on && { personContactOn: on }),
      },
      alongside: async (tx) => {
        await tx.insert(prospectActivities).values({ ...lineOf(context, row), kind, body, at });
      },
    });
    return withFlash(context, textsOf(context).activity.saved);
  },
});

/** Gives a prospect to somebody of the platform, who is told. */
export const assignHandler = adminAction(assignProspect, {
  find: prospect.ofRouteToChange,
  act: async (context, { userId }, row) => {
    if (userId !== null && !(await isOfStaff(context, userId))) {
      throw new ValidationFailure({ userId: validationText(context.locale, 'unknownRecord') });
    }
    await prospect.change(context, row, {
      action: 'assign',
      columns: { assignedTo: userId },
      alongside: async (tx) => {
        if (userId === null || userId === context.actor.user.id) return;
        await notify(context, tx, {
          kind: 'prospect.assigned',
          to: { userIds: [userId] },
          tenant: null,
          values: { name: prospectName(row), actor: fullName(context.actor.user) },
          href: index({ query: { open: row.id } }),
          subject: { type: 'prospect', id: row.id },
        });
      },
    });
    const { assign } = textsOf(context);
    return withFlash(
      context,
      fill(userId === null ? assign.freed : assign.done, { name: prospectName(row) }),
    );
  },
});

/** What the record that stays lacks and the other has. */
function takenColumns(kept: Prospect, merged: Prospect): Partial<Prospect> {
  const fields = [
    'company',
    'firstName',
    'email',
    'phone',
    'city',
    'activity',
    'utmId',
    'brandId',
    'assignedTo',
    'nextActionOn',
    'expectedPlanId',
    'expectedMrrCents',
    'wonTenantId',
  ] as const;
  const taken = fields.filter((name) => kept[name] === null && merged[name] !== null);
  const reached = [kept.lastContactAt, merged.lastContactAt].filter((at) => at !== null);
  return {
    ...Object.fromEntries(taken.map((name) => [name, merged[name]])),
    lastContactAt: reached.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    personContactOn:
      kept.personContactOn > merged.personContactOn ? kept.personContactOn : merged.personContactOn,
  };
}

/** Makes one prospect of two: the other one goes to the bin, its exchanges stay with the one that is kept. */
export const mergeHandler = adminAction(mergeProspect, {
  find: prospect.ofRouteToChange,
  act: async (context, { targetId }, merged) => {
    const kept = targetId === merged.id ? null : await prospect.find(context.db, targetId);
    if (kept === null || !isReadable(context, kept)) {
      throw new ValidationFailure({ targetId: validationText(context.locale, 'unknownRecord') });
    }
    await prospect.merge(context, kept, merged, {
      columns: takenColumns(kept, merged),
      bring: async (tx) => {
        const isOf = eq(prospectActivities.prospectId, merged.id);
        await tx.update(prospectActivities).set({ prospectId: kept.id }).where(isOf);
      },
    });
    const text = fill(textsOf(context).merge.done, { name: prospectName(kept) });
    return redirect(
      index({ query: { open: kept.id } }),
      deletedFlash(context, { type: 'prospect', id: merged.id, text }),
    );
  },
});
