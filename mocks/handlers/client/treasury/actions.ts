import { snapshotTreasury, transferTreasury } from '#contracts/client/treasury/payload.ts';
import { treasuryPage } from '#contracts/client/treasury.ts';
import { fill } from '#messages/fill.ts';
import { transactions, treasurySnapshots } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { refuseLocked } from '../transaction/reach.ts';
import { announceMovements, auditMovement, checkAccount } from '../transaction/record.ts';
import { writeSplits } from '../transaction/splits.ts';
import { announceTreasury } from './accounts.ts';
import { outlookOf } from './page.ts';
import { textsOf } from './texts.ts';

/** Account of the chart for money that is on its way between accounts of the company. */
const transferCode = '58';

/** Moves money from one account of the company to another: two movements, linked and coded. */
export const transferHandler = clientAction(transferTreasury, async (context, payload) => {
  const { fromId, toId, amountCents, on, label } = payload;
  const accounts = [await checkAccount(context, fromId, 'fromId'), await checkAccount(context, toId, 'toId')];
  const t = textsOf(context);
  if (accounts.some(({ openingOn }) => on <= openingOn))
    throw new ValidationFailure({ on: t.refusals.beforeOpening });
  await refuseLocked(context, [on]);
  const chart = await chartOf(context);
  const code = chart.find(({ shown }) => shown.code === transferCode && shown.isActive);
  if (code === undefined) throw new ValidationFailure({ base: t.refusals.noTransferCode });
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const [outId, inId] = [deps.newId(), deps.newId()];
  const sideOf = (id: string, accountId: string, amount: number, transferPairId: string) => ({
    id,
    tenantId: actor.tenant.id,
    accountId,
    bookedOn: on,
    amountCents: amount,
    label,
    kind: 'transfer' as const,
    status: 'coded' as const,
    operationId: null,
    fingerprint: `transfer:${id}`,
    transferPairId,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  const sides = [sideOf(outId, fromId, -amountCents, inId), sideOf(inId, toId, amountCents, outId)];
  await context.db.transaction(async (tx) => {
    await tx.insert(transactions).values(sides);
    for (const side of sides) {
      const part = {
        codeId: code.id,
        operationId: null,
        label: '',
        amountCents: side.amountCents,
        vatBps: 0,
      };
      await writeSplits(context, tx, side, [part], chart);
    }
    await auditMovement(context, tx, 'transfer', { id: outId, label });
  });
  announceMovements(context, sides);
  announceTreasury(context, [fromId, toId]);
  return redirect(backAddress(context), { type: 'success', text: fill(t.transferred, { name: label }) });
});

/** Keeps what stands and is foreseen today. */
export const snapshotHandler = clientAction(snapshotTreasury, async (context, { label }) => {
  const { deps, actor } = context;
  const query = treasuryPage.query.parse({ horizon: '12' });
  const { today, availableCents, outlook } = await outlookOf(context, query);
  const [id, now] = [deps.newId(), deps.clock.businessNow()];
  const months = outlook.periods
    .filter(({ isForecast }) => isForecast)
    .map(({ at, closingCents }) => ({ month: at, closingCents }));
  await context.db.transaction(async (tx) => {
    await tx.insert(treasurySnapshots).values({
      id,
      tenantId: actor.tenant.id,
      label,
      takenOn: today,
      figures: { availableCents, months },
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'treasury-account.snapshot', { type: 'treasury-snapshot', id, label });
  });
  announceTreasury(context, [id]);
  return redirect(backAddress(context), {
    type: 'success',
    text: fill(textsOf(context).snapshotTaken, { name: label }),
  });
});
