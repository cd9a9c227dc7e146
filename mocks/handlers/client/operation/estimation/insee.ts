import { and, eq, sql } from 'drizzle-orm';
import {
  estimationInseePage,
  overrideInsee,
  type SourcedCommune,
} from '#contracts/client/operation/estimation/insee.ts';
import { noPayload } from '#contracts/define.ts';
import { channels } from '#contracts/realtime/channels.ts';
import {
  areSharesWhole,
  communeFigures,
  housingShares,
  isPossibleFigure,
  type CommuneFigure,
} from '#domain/geography/commune-figures.ts';
import { insee } from '#generated/routes/client/operation/estimation.ts';
import { validationText } from '#messages/validation.ts';
import { inseeFigures, inseeOverrides } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientPage, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { InseeUnreachableError, type FetchedFigure } from '#mocks/services/insee/source.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { estimationTexts } from './record.ts';

/** Communes that are shown beside at most. */
const maxCompared = 3;
/** Where the population comes from that every commune has. */
const packagedSource = 'INSEE, populations légales (liste officielle des communes)';

/** What is known of the commune of an operation, and of up to three others beside it. */
export const inseeHandler = clientPage(estimationInseePage, async (context, { compare }) => {
  const operation = await operationOfRoute(context);
  const { inseeCode } = operation;
  const others = compare.filter((code) => code !== inseeCode).slice(0, maxCompared);
  const compared = await Promise.all(others.map((code) => communeOf(context, code)));
  return {
    operation: headOf(operation),
    commune: await communeOf(context, inseeCode),
    compared: compared.filter((one) => one !== null),
    isConnected: context.deps.insee !== null,
    year: yearNow(context),
    can: { update: canNow(context, 'estimation.update'), print: canNow(context, 'export.list') },
  };
});

const yearNow = ({ deps }: ClientContext): number => Number(parisDay(deps.clock.businessNow()).slice(0, 4));

/** Asks the office for the figures of the commune; those written by hand stay before them. */
export const refreshInseeHandler = clientAction(noPayload, {
  find: operationOfRoute,
  act: async (context, _payload, operation) => {
    const texts = estimationTexts(context).insee;
    const to = insee({ operation: operation.id });
    const source = context.deps.insee;
    if (source === null) return redirect(to, { type: 'info', text: texts.notConnected });
    const found = await fetched(context, () => source.figuresOf(operation.inseeCode));
    const now = context.deps.clock.systemNow();
    const rows = found.flatMap(({ figure, value, year, source: from }) => {
      const known = communeFigures.find((one) => one === figure);
      if (known === undefined || !isPossibleFigure(known, value)) return [];
      return [
        {
          id: context.deps.newId(),
          createdAt: now,
          updatedAt: now,
          inseeCode: operation.inseeCode,
          figure: known,
          value,
          year,
          source: from,
        },
      ];
    });
    if (rows.length === 0) return redirect(to, { type: 'info', text: texts.nothingFetched });
    await context.unscoped
      .insert(inseeFigures)
      .values(rows)
      .onConflictDoUpdate({
        target: [inseeFigures.inseeCode, inseeFigures.figure],
        set: {
          value: sql`excluded.value`,
          year: sql`excluded.year`,
          source: sql`excluded.source`,
          updatedAt: now,
        },
      });
    announce(context, operation.inseeCode);
    return redirect(to, { type: 'success', text: texts.refreshed });
  },
});

/** What the office says. @throws ValidationFailure on `base` when it does not answer */
async function fetched(
  context: ClientContext,
  ask: () => Promise<readonly FetchedFigure[]>,
): Promise<readonly FetchedFigure[]> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof InseeUnreachableError)) throw error;
    context.deps.log.warn('INSEE did not answer', { error: error.message });
    throw new ValidationFailure({ base: estimationTexts(context).insee.unreachable });
  }
}

/** Writes figures by hand for the company, with who did it. */
export const overrideInseeHandler = clientAction(overrideInsee, {
  find: operationOfRoute,
  act: async (context, { figures, year, source }, operation) => {
    if (year > yearNow(context)) {
      throw new ValidationFailure({
        year: validationText(context.locale, 'max').replace('{max}', `${yearNow(context)}`),
      });
    }
    await refuseUnwholeShares(context, operation.inseeCode, figures);
    const now = context.deps.clock.businessNow();
    const { tenantId } = operation;
    await context.db.transaction(async (tx) => {
      for (const { figure, value } of figures) {
        const isThat = and(
          eq(inseeOverrides.inseeCode, operation.inseeCode),
          eq(inseeOverrides.figure, figure),
        );
        await tx.delete(inseeOverrides).where(isThat);
        await tx.insert(inseeOverrides).values({
          id: context.deps.newId(),
          tenantId,
          createdAt: now,
          updatedAt: now,
          inseeCode: operation.inseeCode,
          figure,
          value,
          year,
          source,
          createdBy: context.actor.user.id,
        });
      }
      const subject = { type: 'operation', id: operation.id, label: operation.ref };
      await audit(context, tx, 'operation.estimation.insee', subject);
    });
    announce(context, operation.inseeCode);
    const text = estimationTexts(context).insee.saved;
    return redirect(insee({ operation: operation.id }), { type: 'success', text });
  },
});

async function refuseUnwholeShares(
  context: ClientContext,
  inseeCode: string,
  figures: readonly { readonly figure: CommuneFigure; readonly value: number }[],
): Promise<void> {
  const given = figures.filter(({ figure }) => housingShares.some((share) => share === figure));
  if (given.length === 0) return;
  const now = (await communeOf(context, inseeCode))?.figures ?? [];
  const values = Object.fromEntries([...now, ...given].map(({ figure, value }) => [figure, value]));
  if (!areSharesWhole(values)) {
    throw new ValidationFailure({ figures: estimationTexts(context).insee.sharesNotWhole });
  }
}

function announce(context: ClientContext, inseeCode: string): void {
  broadcast(context, [channels.tenant(context.actor.tenant.id)], 'insee.refreshed', { inseeCode }, null);
}

/** All that is known of a commune: written by hand, fetched, or in the packaged list; null for no commune. */
export async function communeOf(context: ClientContext, inseeCode: string): Promise<SourcedCommune | null> {
  const { db, unscoped, deps } = context;
  const ranking = await deps.communes.ranking(inseeCode);
  if (ranking === null) return null;
  const { commune, population, rank, count } = ranking;
  const official = await unscoped.select().from(inseeFigures).where(eq(inseeFigures.inseeCode, inseeCode));
  const own = await db.select().from(inseeOverrides).where(eq(inseeOverrides.inseeCode, inseeCode));
  const authors = await personNames(
    db,
    own.map(({ createdBy }) => createdBy),
  );
  const sourced = communeFigures.flatMap((figure) => {
    const mine = own.find((one) => one.figure === figure);
    const theirs = official.find((one) => one.figure === figure);
    const { value, year, source } = mine ?? theirs ?? {};
    if (value !== undefined && source !== undefined) {
      const author = mine ? (authors.get(mine.createdBy) ?? '') : null;
      const at = (mine ?? theirs)?.updatedAt.toISOString() ?? null;
      return [{ figure, value, year: year ?? null, source, author, at }];
    }
    return figure === 'population' && population > 0
      ? [{ figure, value: population, year: null, source: packagedSource, author: null, at: null }]
      : [];
  });
  return {
    inseeCode: commune.inseeCode,
    name: commune.name,
    departmentCode: commune.departmentCode,
    departmentName: commune.departmentName,
    rank,
    communesCount: count,
    figures: sourced,
  };
}
