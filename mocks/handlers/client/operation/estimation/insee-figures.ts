import { and, eq, gte, sql } from 'drizzle-orm';
import type { SourcedArea } from '#contracts/client/operation/estimation/insee.ts';
import { communeFigures, isPossibleFigure } from '#domain/geography/commune-figures.ts';
import { inseeFigures, type InseeFigure } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { CommuneRanking } from '#mocks/services/communes/directory.ts';
import { inseeAreaKey, type InseeArea } from '#mocks/services/insee/area.ts';
import { InseeUnreachableError, type FetchedFigure, type InseeSource } from '#mocks/services/insee/source.ts';

/** Where the population comes from that every commune has, and with it department and country. */
export const packagedSource = 'INSEE, populations légales (liste officielle des communes)';

/** Figures of departments and of the country change once a year: they are asked for again after so long. */
const lastingMs = 30 * 86_400_000;

/** Keeps what the office says of an area, for all companies; says whether that was anything. */
export async function keepFigures(
  { deps, unscoped }: ClientContext,
  area: InseeArea,
  found: readonly FetchedFigure[],
): Promise<boolean> {
  const now = deps.clock.systemNow();
  const rows = found.flatMap(({ figure, value, year, source }) => {
    const known = communeFigures.find((one) => one === figure);
    if (known === undefined || !isPossibleFigure(known, value)) return [];
    return [
      {
        id: deps.newId(),
        createdAt: now,
        updatedAt: now,
        inseeCode: inseeAreaKey(area),
        figure: known,
        value,
        year,
        source,
      },
    ];
  });
  if (rows.length === 0) return false;
  await unscoped
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
  return true;
}

/** Asks for what stands beside a commune, where it was not asked for lately; without an answer the old stays. */
export async function refreshAreas(
  context: ClientContext,
  source: InseeSource,
  departmentCode: string,
): Promise<void> {
  const { deps, unscoped } = context;
  const since = new Date(deps.clock.systemNow().getTime() - lastingMs);
  const areas: readonly InseeArea[] = [{ kind: 'department', code: departmentCode }, { kind: 'country' }];
  for (const area of areas) {
    const isOfArea = eq(inseeFigures.inseeCode, inseeAreaKey(area));
    // One after the other: the office answers so many times a minute.
    // oxlint-disable-next-line no-await-in-loop
    const [recent] = await unscoped
      .select({ id: inseeFigures.id })
      .from(inseeFigures)
      .where(and(isOfArea, gte(inseeFigures.updatedAt, since)))
      .limit(1);
    if (recent !== undefined) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop
      await keepFigures(context, area, await source.figuresOf(area));
    } catch (error) {
      if (!(error instanceof InseeUnreachableError)) throw error;
      deps.log.warn('INSEE did not answer', { area: inseeAreaKey(area), error: error.message });
      return;
    }
  }
}

/** The department of a commune and the country, with what is known of them. */
export async function areasBeside(
  context: ClientContext,
  { commune, departmentPopulation, country }: CommuneRanking,
): Promise<SourcedArea[]> {
  const department = { kind: 'department', code: commune.departmentCode } as const;
  return [
    {
      kind: 'department',
      name: commune.departmentName,
      figures: await figuresOfArea(context, department, departmentPopulation),
    },
    {
      kind: 'country',
      name: 'France',
      figures: await figuresOfArea(context, { kind: 'country' }, country.population),
    },
  ];
}

/** What the office told of an area, whoever asked for it. */
export const officialFigures = ({ unscoped }: ClientContext, area: InseeArea): Promise<InseeFigure[]> =>
  unscoped
    .select()
    .from(inseeFigures)
    .where(eq(inseeFigures.inseeCode, inseeAreaKey(area)));

async function figuresOfArea(
  context: ClientContext,
  area: InseeArea,
  population: number,
): Promise<SourcedArea['figures']> {
  const rows = await officialFigures(context, area);
  return communeFigures.flatMap((figure): SourcedArea['figures'] => {
    const found = rows.find((one) => one.figure === figure);
    if (found !== undefined) {
      const { value, year, source, updatedAt } = found;
      return [
        {
          figure,
          value,
          year,
          source,
          author: null,
          at: updatedAt.toISOString(),
        },
      ];
    }
    return figure === 'population' && population > 0
      ? [
          {
            figure,
            value: population,
            year: null,
            source: packagedSource,
            author: null,
            at: null,
          },
        ]
      : [];
  });
}
