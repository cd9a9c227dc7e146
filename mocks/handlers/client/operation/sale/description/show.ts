import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  descriptionFields,
  supportPlanDescriptionPage,
  type DescriptionValues,
  type SupportPlanDescriptionProps,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { changesBetween, linesOf } from '#domain/lot/description.ts';
import { kindOfSaleMode } from '#domain/lot/description-models.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { supportPlanDescriptionMachine } from '#domain/states/study/support-plan-description.ts';
import {
  lots,
  storedFiles,
  supportPlanDescriptions,
  type Lot,
  type SupportPlanDescription,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { transitionContext } from '../../steps/transition-context.ts';
import { lotOfRoute } from '../record.ts';
import { factsOf, versionsOf } from './record.ts';
import { headOf } from '../../scope.ts';

const facts = describeFields(descriptionFields);

/** A new description, of the kind that the mode of sale asks for. */
const blankValues = ({ saleMode }: Lot): DescriptionValues => ({
  kind: kindOfSaleMode(saleMode),
  rooms: [],
  lines: [],
  areHeightsShown: false,
  isPriceRevisable: false,
  revisionRule: '',
  deliveryDelayMonths: null,
});

const valuesOf = (row: SupportPlanDescription): DescriptionValues => ({
  kind: row.kind,
  rooms: [...row.rooms],
  lines: linesOf(row.sections),
  areHeightsShown: row.areHeightsShown,
  isPriceRevisable: row.isPriceRevisable,
  revisionRule: row.revisionRule ?? '',
  deliveryDelayMonths: row.deliveryDelayMonths,
});

/** The description of a lot: the latest version, or the one that is asked for. */
export const showHandler = clientPage(supportPlanDescriptionPage, async (context, query) => {
  const { operation, lot } = await lotOfRoute(context);
  const rows = await versionsOf(context.db, lot.id);
  const latest = rows[0] ?? null;
  const row = rows.find(({ versionNo }) => versionNo === query.version) ?? latest;
  const isLatest = row?.id === latest?.id;
  const isDraft = row === null || (row.status === 'draft' && isLatest);
  const people = await personNames(
    context.db,
    rows.flatMap(({ approvedBy }) => approvedBy ?? []),
  );
  const canUpdate = canNow(context, 'sale-plan.update');
  return {
    operation: headOf(operation),
    lot: { id: lot.id, ref: lot.ref, label: lot.label ?? '', type: lot.type, areaM2: lot.areaM2 },
    company: context.actor.tenant.name,
    form: {
      record: row && { id: row.id, version: row.version, label: lot.ref },
      values: row === null ? blankValues(lot) : valuesOf(row),
      fields: facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: { save: canUpdate && isDraft, delete: false },
    },
    shown: row && {
      versionNo: row.versionNo,
      status: row.status,
      plan: await planOf(context, row),
      approvedBy: people.get(row.approvedBy ?? '') ?? null,
      approvedOn: row.approvedOn,
    },
    versions: rows.map((version, at) => {
      const before = rows[at + 1];
      return {
        id: version.id,
        versionNo: version.versionNo,
        status: version.status,
        approvedBy: people.get(version.approvedBy ?? '') ?? null,
        approvedOn: version.approvedOn,
        updatedAt: version.updatedAt.toISOString(),
        changes: before === undefined ? [] : changesBetween(before, version),
      };
    }),
    obstacles: row !== null && isDraft ? await obstaclesOf(context, row, lot) : [],
    others: await othersOf(context, lot),
    can: {
      update: canNow(context, 'operation.update'),
      approve: canNow(context, 'sale-plan.delete') && row !== null && isDraft,
      newVersion: canUpdate && isLatest && row?.status === 'approved',
      copy: canUpdate && row !== null && isLatest,
    },
  };
});

async function planOf(context: ClientContext, { planFileId }: SupportPlanDescription) {
  if (planFileId === null) return null;
  const [file] = await context.db.select().from(storedFiles).where(eq(storedFiles.id, planFileId)).limit(1);
  if (file === undefined) return null;
  return {
    name: file.name,
    href: await fileHref(context, planFileId),
    isPicture: file.contentType.startsWith('image/'),
  };
}

/** Why a draft cannot be approved yet, whoever asks. */
async function obstaclesOf(context: ClientContext, row: SupportPlanDescription, lot: Lot): Promise<string[]> {
  const transition = await transitionContext(context);
  const answer = mayHappen(
    supportPlanDescriptionMachine,
    'approve',
    { state: row.status, facts: factsOf(row, lot) },
    { ...transition, actors: ['owner'] },
  );
  return answer.ok ? [] : answer.reasons.map(({ text }) => text[context.locale]);
}

/** Other lots of the operation, with what the latest version of each describes. */
async function othersOf(context: ClientContext, lot: Lot): Promise<SupportPlanDescriptionProps['others']> {
  const rows = await context.db
    .select({ id: lots.id, ref: lots.ref })
    .from(lots)
    .where(and(eq(lots.operationId, lot.operationId), isNull(lots.deletedAt)))
    .orderBy(lots.ref);
  const others = rows.filter(({ id }) => id !== lot.id);
  if (others.length === 0) return [];
  const described = await context.db
    .select()
    .from(supportPlanDescriptions)
    .where(
      inArray(
        supportPlanDescriptions.lotId,
        others.map(({ id }) => id),
      ),
    )
    .orderBy(supportPlanDescriptions.versionNo);
  // The latest of each comes last, and stays.
  const latest = new Map(described.map((row) => [row.lotId, row]));
  return others.map(({ id, ref }) => {
    const found = latest.get(id);
    return {
      id,
      ref,
      lines: found === undefined ? null : linesOf(found.sections),
      isLocked: found !== undefined && found.status !== 'draft',
    };
  });
}
