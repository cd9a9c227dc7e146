import { and, eq } from 'drizzle-orm';
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
  type CommuneFigure,
} from '#domain/geography/commune-figures.ts';
import { insee } from '#generated/routes/client/operation/estimation.ts';
import { validationText } from '#messages/validation.ts';
import { inseeOverrides } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, clientPage, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { InseeUnreachableError, type FetchedFigure } from '#mocks/services/insee/source.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { areasBeside, keepFigures, officialFigures, packagedSource, refreshAreas } from './insee-figures.ts';
import { marketOf } from './insee-market.ts';
import { estimationTexts } from './record.ts';

/** Communes that are shown beside at most. */
const maxCompared = 3;

/** What is known of the commune of an operation, of its department, of the country, and of up to three others. */
export const inseeHandler = clientPage(estimationInseePage, async (context, { compare }) => {
  const operation = await operationOfRoute(context);
  const { inseeCode } = operation;
  const others = compare.filter((code) => code !== inseeCode).slice(0, maxCompared);
  const compared = await Promise.all(others.map((code) => communeOf(context, code)));
  const ranking = await context.deps.communes.ranking(inseeCode);
  return {
    operation: headOf(operation),
    commune: await communeOf(context, inseeCode),
    compared: compared.filter((one) => one !== null),
    areas: ranking === null ? [] : await areasBeside(context, ranking),
    isConnected: context.deps.insee !== null,
    year: yearNow(context),
    can: { update: canNow(context, 'estimation.update'), print: canNow(context, 'export.list') },
  };
});

const yearNow = ({ deps }: ClientContext): number => Number(parisDay(deps.clock.businessNow()).slice(0, 4));

/** Asks the office for the figures of the commune and of what it lies in; those written by hand stay before them. */
export const refreshInseeHandler = clientAction(noPayload, {
  find: operationOfRoute,
  act: async (context, _payload, operation) => {
    const texts = estimationTexts(context).insee;
    const to = insee({ operation: operation.id });
    const source = context.deps.insee;
    const commune = { kind: 'commune', code: operation.inseeCode } as const;
    if (source === null) return redirect(to, { type: 'info', text: texts.notConnected });
    const found = await fetched(context, () => source.figuresOf(commune));
    const isKept = await keepFigures(context, commune, found);
    await refreshAreas(context, source, operation.departmentCode);
    if (!isKept) return redirect(to, { type: 'info', text: texts.nothingFetched });
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

/** All that is known of a commune: written by hand, fetched, of known sales, or in the packaged list; null for none. */
export async function communeOf(context: ClientContext, inseeCode: string): Promise<SourcedCommune | null> {
  const { db, deps } = context;
  const ranking = await deps.communes.ranking(inseeCode);
  if (ranking === null) return null;
  const { commune, population, rank, count } = ranking;
  const official = await officialFigures(context, { kind: 'commune', code: inseeCode });
  const own = await db.select().from(inseeOverrides).where(eq(inseeOverrides.inseeCode, inseeCode));
  const authors = await personNames(
    db,
    own.map(({ createdBy }) => createdBy),
  );
  const market = await marketOf(context, inseeCode);
  const sourced = communeFigures.flatMap((figure) => {
    const mine = own.find((one) => one.figure === figure);
    const theirs = official.find((one) => one.figure === figure);
    const { value, year, source } = mine ?? theirs ?? market[figure] ?? {};
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
