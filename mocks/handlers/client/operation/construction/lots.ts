import { and, eq, isNull, max } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  storeWorksLot,
  updateWorksLot,
  type WorksLotPayload,
} from '#contracts/client/operation/construction/payload.ts';
import { findParameter } from '#domain/legal/parameter.ts';
import { worksParameters } from '#domain/legal/works-parameters.ts';
import { bpsOfRate, rate } from '#domain/money/rate.ts';
import type { ConstructionTrade } from '#domain/works/enums.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { constructionLots, type Operation } from '#mocks/db/schema/index.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { construction } from '#generated/routes/client/operation.ts';
import { activeSimulation } from '../cash-flow-forecast/start.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import {
  announceWorks,
  auditWorks,
  plainChanges,
  texts,
  todayOf,
  worksFlash,
  worksLotPart,
} from './record.ts';
import { claimsOfLot } from './rows.ts';

/** Adds a lot of works. */
export const storeLotHandler = clientAction(storeWorksLot, {
  find: operationOfRoute,
  act: async (context, given, operation) => {
    await checkLot(context, operation.id, given, null);
    const created = { action: 'lot.create', columns: given, state: 'to_consult' } as const;
    await worksLotPart.create(context, operation, created);
    return worksFlash(operation.id, texts(context).flash.lotCreated);
  },
});

/** Corrects what a lot is. */
export const updateLotHandler = clientAction(updateWorksLot, {
  find: worksLotPart.ofRoute,
  act: async (context, { version, ...given }, found) => {
    await checkLot(context, found.operation.id, given, found.lot.id);
    const { actualStartOn, actualEndOn } = given;
    if (actualStartOn !== null && actualEndOn !== null && actualEndOn < actualStartOn) {
      throw new ValidationFailure({ actualEndOn: validationText(context.locale, 'datesOrder') });
    }
    await worksLotPart.change(context, found, {
      action: 'lot.update',
      version,
      columns: given,
      changes: plainChanges(found.lot, given),
    });
    return worksFlash(found.operation.id, texts(context).flash.lotUpdated);
  },
});

/** Why a lot cannot be removed: money or a contract stands on it. */
export const lotObstacle = (
  context: Pick<ClientContext, 'locale'>,
  lot: { readonly contractHtCents: number | null },
  claimsCount: number,
): string | null =>
  claimsCount > 0
    ? texts(context).refusals.hasClaims
    : lot.contractHtCents !== null
      ? texts(context).refusals.hasContract
      : null;

/** Puts a lot without a contract into the bin. */
export const destroyLotHandler = clientAction(noPayload, {
  find: worksLotPart.ofRoute,
  act: async (context, _payload, found) => {
    const { operation, lot } = found;
    const claims = await claimsOfLot(context.db, lot.id);
    const obstacle = lotObstacle(context, lot, claims.length);
    if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
    await worksLotPart.remove(context, found, 'lot.delete');
    const text = fill(texts(context).flash.lotDeleted, { name: lot.label });
    return redirect(
      construction({ operation: operation.id }),
      deletedFlash(context, { type: 'works-lot', id: lot.id, text }),
    );
  },
});

/** Lines of works of the simulation that the operation reads, none of which is a lot yet. */
export async function importableLines(
  context: Pick<ClientContext, 'db'>,
  operation: Operation,
  labels: readonly string[],
) {
  const simulation = await activeSimulation(context, operation);
  return (simulation?.study.worksLines ?? []).filter(
    ({ category, label, value, basis }) =>
      category === 'works' && basis === 'amount' && (value ?? 0) > 0 && !labels.includes(label),
  );
}

/** Makes a lot of every line of works of the simulation that is none yet. */
export const importLotsHandler = clientAction(noPayload, {
  find: operationOfRoute,
  act: async (context, _payload, operation) => {
    const labels = (
      await context.db
        .select({ label: constructionLots.label })
        .from(constructionLots)
        .where(and(eq(constructionLots.operationId, operation.id), isNull(constructionLots.deletedAt)))
    ).map(({ label }) => label);
    const lines = await importableLines(context, operation, labels);
    if (lines.length === 0) throw new ValidationFailure({ base: texts(context).refusals.nothingToImport });
    const [last] = await context.db
      .select({ number: max(constructionLots.number) })
      .from(constructionLots)
      .where(eq(constructionLots.operationId, operation.id));
    await context.db.transaction(async (tx) => {
      for (const [rank, { label, value, vatRateBps }] of lines.entries()) {
        await insertLot(context, tx, operation, {
          number: (last?.number ?? 0) + rank + 1,
          trade: tradeOf(label),
          label,
          budgetHtCents: value ?? 0,
          vatRateBps,
          isSubcontract: false,
          retentionBps: 500,
          retentionMode: 'withheld',
          startOn: null,
          endOn: null,
        });
      }
      await auditWorks(context, tx, 'lot.import', operation);
    });
    announceWorks(context, 'construction-lot.updated', {
      id: operation.id,
      operationId: operation.id,
      version: 1,
    });
    return worksFlash(operation.id, fill(texts(context).flash.imported, { count: String(lines.length) }));
  },
});

/** Words by which a line of a simulation tells its trade. */
const tradeWords: readonly (readonly [RegExp, ConstructionTrade])[] = [
  [/d[ée]molition|curage/i, 'demolition'],
  [/ma[çc]onnerie|gros.{0,2}œuvre|structure/i, 'masonry'],
  [/toiture|couverture|charpente/i, 'roof'],
  [/menuiseries? ext|fen[êe]tre/i, 'joinery_ext'],
  [/pl[âa]tr|isolation|cloison/i, 'plaster'],
  [/menuiserie/i, 'joinery_int'],
  [/[ée]lectric/i, 'electricity'],
  [/plomberie|chauffage|cvc/i, 'plumbing_hvac'],
  [/sols?\b|parquet|carrelage/i, 'floors'],
  [/peinture/i, 'painting'],
  [/fa[çc]ade|ravalement/i, 'facade'],
  [/ascenseur/i, 'lift'],
  [/vrd|voirie|ext[ée]rieur|viabilis/i, 'outside_works'],
];

const tradeOf = (label: string): ConstructionTrade =>
  tradeWords.find(([word]) => word.test(label))?.[1] ?? 'other';

async function insertLot(
  context: ClientContext,
  tx: Database,
  { id: operationId, tenantId }: Operation,
  given: WorksLotPayload,
): Promise<void> {
  const { deps, actor } = context;
  const lot = { id: deps.newId(), tenantId, operationId };
  const byUserId = actor.user.id;
  const now = deps.clock.businessNow();
  const made = { createdBy: byUserId, createdAt: now, updatedAt: now };
  await tx.insert(constructionLots).values({ ...given, ...lot, ...made });
  await writeStateChange(deps, tx, 'constructionLot', lot, {
    fromState: null,
    toState: 'to_consult',
    byUserId,
    on: todayOf(context),
    reason: null,
  });
}

/** @throws ValidationFailure for a number that is taken, dates out of order, more retention than the law allows */
async function checkLot(
  context: ClientContext,
  operationId: string,
  { number, startOn, endOn, retentionBps }: WorksLotPayload,
  ownId: string | null,
): Promise<void> {
  const errors: Record<string, string> = {};
  const isSame = and(
    eq(constructionLots.operationId, operationId),
    eq(constructionLots.number, number),
    isNull(constructionLots.deletedAt),
  );
  const rows = await context.db.select({ id: constructionLots.id }).from(constructionLots).where(isSame);
  if (rows.some(({ id }) => id !== ownId)) errors['number'] = validationText(context.locale, 'unique');
  if (startOn !== null && endOn !== null && endOn < startOn) {
    errors['endOn'] = validationText(context.locale, 'datesOrder');
  }
  const most = findParameter(worksParameters, 'works.retention.max', todayOf(context));
  const mostBps = bpsOfRate(rate(most.value)) ?? 0;
  if (retentionBps > mostBps) errors['retentionBps'] = texts(context).refusals.retention;
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}
