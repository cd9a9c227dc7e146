import { and, desc, eq } from 'drizzle-orm';
import type { PresentationProps } from '#contracts/export/presentation.ts';
import { cityscanThemes, type CityscanThemeKey } from '#domain/cityscan/theme-keys.ts';
import { equalWeights, noteOf } from '#domain/cityscan/themes.ts';
import { distanceM } from '#domain/geography/distance.ts';
import { cityscanScans } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** Themes whose points are no services: a hazard or a cabinet of fibres is nothing to walk to. */
const withoutServices: readonly CityscanThemeKey[] = ['risks', 'connectivity', 'safety'];
const servicesShown = 6;

/** What the latest analysis says of the neighbourhood of an operation; weights of a person are not a paper’s. */
export async function neighbourhoodOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<PresentationProps['neighbourhood']> {
  const [scan] = await db
    .select()
    .from(cityscanScans)
    .where(and(eq(cityscanScans.operationId, operationId), eq(cityscanScans.status, 'ready')))
    .orderBy(desc(cityscanScans.updatedAt), desc(cityscanScans.id))
    .limit(1);
  if (scan === undefined) return null;
  const themes = cityscanThemes.filter((key) => !withoutServices.includes(key));
  return {
    note: noteOf(scan.themes, equalWeights).note,
    provider: scan.provider,
    on: parisDay(scan.fetchedAt ?? scan.updatedAt),
    services: scan.themes
      .filter(({ key }) => themes.includes(key))
      .flatMap(({ points }) => points)
      .map(({ label, category, walkMin, lat, lng }) => ({
        label,
        category,
        walkMin,
        lat,
        lng,
        distanceM: Math.round(distanceM(scan, { lat, lng })),
      }))
      .toSorted((a, b) => a.distanceM - b.distanceM)
      .slice(0, servicesShown),
  };
}
