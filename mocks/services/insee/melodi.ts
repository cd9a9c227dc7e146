import type { InseeArea } from './area.ts';
import { InseeUnreachableError, type FetchedFigure, type InseeSource } from './source.ts';

/** An office that does not answer in this time is tried again by whoever asked. */
const timeoutMs = 8000;
/** Rows that one answer holds at most. */
const maxRows = 1000;

interface Observation {
  readonly dimensions: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Reading {
  readonly dataset: string;
  readonly source: string;
  readonly query: Readonly<Record<string, string>>;
  read(observations: readonly Observation[]): readonly Omit<FetchedFigure, 'source'>[];
}

const yearOf = ({ dimensions }: Observation): number => Number(dimensions['TIME_PERIOD']?.slice(0, 4));
const latest = (all: readonly Observation[]): Observation | undefined =>
  all.toSorted((a, b) => yearOf(b) - yearOf(a))[0];
const having = (
  all: readonly Observation[],
  codes: Readonly<Record<string, string>>,
): Observation | undefined =>
  latest(
    all.filter(({ dimensions }) => Object.entries(codes).every(([name, code]) => dimensions[name] === code)),
  );
const figure = (name: string, found: Observation | undefined, factor = 1) =>
  found === undefined ? [] : [{ figure: name, value: Math.round(found.value * factor), year: yearOf(found) }];
/** A part of a whole of the same year, in basis points. */
const share = (name: string, part: Observation | undefined, whole: Observation | undefined) =>
  part === undefined || whole === undefined || whole.value === 0 || yearOf(part) !== yearOf(whole)
    ? []
    : [{ figure: name, value: Math.round((part.value / whole.value) * 10_000), year: yearOf(part) }];

const ageCodes = {
  age0To14: 'Y_LT15',
  age15To29: 'Y15T29',
  age30To44: 'Y30T44',
  age45To59: 'Y45T59',
  age60To74: 'Y60T74',
  age75Plus: 'Y_GE75',
};
/** Years over which the trend of a population is told. */
const trendYears = 5;

/** The data sets that are asked for, and what is read in each. */
const readings: readonly Reading[] = [
  {
    dataset: 'DS_POPULATIONS_REFERENCE',
    source: 'INSEE, populations de référence',
    query: { POPREF_MEASURE: 'PMUN' },
    read: (all) => {
      const now = latest(all);
      const before = now && all.find((one) => yearOf(one) === yearOf(now) - trendYears);
      return [
        ...figure('population', now),
        ...(now === undefined || before === undefined || before.value === 0
          ? []
          : [
              {
                figure: 'populationTrendBps',
                value: Math.round((now.value / before.value - 1) * 10_000),
                year: yearOf(now),
              },
            ]),
      ];
    },
  },
  {
    dataset: 'DS_RP_POPULATION_PRINC',
    source: 'INSEE, recensement de la population',
    query: { RP_MEASURE: 'POP', SEX: '_T' },
    read: (all) =>
      Object.entries(ageCodes).flatMap(([name, code]) => figure(name, having(all, { AGE: code }))),
  },
  {
    dataset: 'DS_RP_LOGEMENT_PRINC',
    source: 'INSEE, recensement de la population',
    // Counted by occupation and tenure alone: of everything else, the whole.
    query: {
      RP_MEASURE: 'DWELLINGS',
      BUILD_END: '_T',
      CARPARK: '_T',
      CARS: '_T',
      L_STAY: '_T',
      NOR: '_T',
      NRG_SRC: '_T',
      TDW: '_T',
    },
    read: (all) => {
      const dwellings = (use: string, tenure = '_T') => having(all, { OCS: use, TSH: tenure });
      const [total, main] = [dwellings('_T'), dwellings('DW_MAIN')];
      return [
        ...figure('housingTotal', total),
        ...share('primaryShareBps', main, total),
        ...share('secondaryShareBps', dwellings('DW_SEC_DW_OCC'), total),
        ...share('vacantShareBps', dwellings('DW_VAC'), total),
        ...share('ownersShareBps', dwellings('DW_MAIN', '100'), main),
        ...share('tenantsShareBps', dwellings('DW_MAIN', '200'), main),
      ];
    },
  },
  {
    dataset: 'DS_RP_EMPLOI_LR_PRINC',
    source: 'INSEE, recensement de la population, 15 à 64 ans',
    query: { RP_MEASURE: 'POP', AGE: 'Y15T64', EDUC: '_T', SEX: '_T' },
    read: (all) => {
      const active = having(all, { EMPSTA_ENQ: '1T2' });
      return share('unemploymentBps', having(all, { EMPSTA_ENQ: '2' }), active);
    },
  },
  {
    dataset: 'DS_FILOSOFI_CC',
    source: 'INSEE, Filosofi',
    query: { FILOSOFI_MEASURE: 'MED_SL' },
    read: (all) => figure('medianIncomeCents', latest(all), 100),
  },
];

/**
 * Figures of INSEE by its public interface Melodi (`/data/{data set}?GEO=COM-{code}`, `DEP-{code}`, `FRANCE-F`), which
 * asks for no key.
 *
 * @param address of the interface, `https://api.insee.fr/melodi`
 */
export function melodiSource(address: string, send: typeof fetch = fetch): InseeSource {
  const ask = async ({ dataset, query }: Reading, area: InseeArea): Promise<readonly Observation[]> => {
    const url = new URL(`${address.replace(/\/$/, '')}/data/${dataset}`);
    const asked = { GEO: geoOf(area), ...query, maxResult: String(maxRows) };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    try {
      const response = await send(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      // An area that a data set does not cover.
      if (response.status === 404) return [];
      if (!response.ok) throw new InseeUnreachableError(`${url.pathname} answered ${response.status}`);
      return observationsOf(await response.json());
    } catch (error) {
      if (error instanceof InseeUnreachableError) throw error;
      throw new InseeUnreachableError(`${url.pathname} did not answer`, { cause: error });
    }
  };
  return {
    figuresOf: async (area) => {
      const found: FetchedFigure[] = [];
      // One after the other: the interface answers thirty times a minute.
      for (const reading of readings) {
        // oxlint-disable-next-line no-await-in-loop
        const observations = await ask(reading, area);
        found.push(...reading.read(observations).map((one) => ({ ...one, source: reading.source })));
      }
      return found;
    },
  };
}

const geoOf = (area: InseeArea): string => {
  // All of it with its overseas departments, as the office counts it.
  if (area.kind === 'country') return 'FRANCE-F';
  return `${area.kind === 'department' ? 'DEP' : 'COM'}-${area.code}`;
};

/** Rows of an answer that say a number; anything else is not the interface that is known. */
function observationsOf(body: unknown): readonly Observation[] {
  const { observations } = (body ?? {}) as { readonly observations?: unknown };
  if (!Array.isArray(observations)) throw new InseeUnreachableError('an answer without observations');
  return observations.flatMap((one: unknown) => {
    const { dimensions, measures } = (one ?? {}) as {
      readonly dimensions?: Readonly<Record<string, string>>;
      readonly measures?: { readonly OBS_VALUE_NIVEAU?: { readonly value?: unknown } };
    };
    const value = measures?.OBS_VALUE_NIVEAU?.value;
    return dimensions && typeof value === 'number' && Number.isFinite(value) ? [{ dimensions, value }] : [];
  });
}
