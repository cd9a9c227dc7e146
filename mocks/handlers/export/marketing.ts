import { and, asc, desc, eq } from 'drizzle-orm';
import { marketingPage, maxBrochureLots, type MarketingProps } from '#contracts/export/marketing.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { cityscanScans, media, projects, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { lotsOf } from '../client/operation/sale/lots.ts';
import { mediaOf } from '../client/operation/project/media.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { paperPictures, picturesOf, shownMedia } from './lot-pictures.ts';
import { addressOf, memberOf } from './operation-facts.ts';
import { operationPaper } from './paper.ts';

const maxThemes = 8;
const maxPictures = 4;

/** Handler of `export.marketing`: public prices alone, never what a lot costs or earns. */
export const marketingHandlers = {
  'export.marketing': clientPage(marketingPage, async (context, { lots: asked, ...query }) => {
    const operation = await operationOfRoute(context);
    const paper = await operationPaper(context, query, operation);
    const { id, name, city, departmentCode, lat, lng } = operation;
    const rows = (await lotsOf(context, id)).filter(
      (lot) => lot.status === 'available' && (asked.length === 0 || asked.includes(lot.id)),
    );
    const shown = rows.slice(0, maxBrochureLots);
    const { name: contact, email, phone } = await memberOf(context, operation.managerId);
    return {
      paper,
      operation: {
        id,
        name,
        address: addressOf(operation),
        city,
        departmentCode,
        departmentName: departmentName(departmentCode),
        place: lat === null || lng === null ? null : { lat, lng },
      },
      neighbourhood: await themesOf(context, id),
      ...(await projectOf(context, operation)),
      lots: shown.map((lot) => gridRow(lot, paper.hides.amounts)),
      plans: await plansOf(context, id, shown),
      dates: {
        worksStartOn: operation.worksStartedOn,
        worksEndOn: operation.receptionOn ?? operation.targetWorksEndOn,
        deliveryOn: operation.closedOn ?? operation.targetCloseOn,
      },
      coproLotsCount: coproOf(await lotsOf(context, id)),
      contact: { name: contact, email, phone },
      today: parisDay(context.deps.clock.businessNow()),
    };
  }),
} satisfies Partial<RouteHandlers>;

function gridRow(lot: Lot, isPriceHidden: boolean): MarketingProps['lots'][number] {
  const { rooms, dpeClass } = lot.details;
  const price = isPriceHidden ? null : lot.priceTtcCents;
  return {
    id: lot.id,
    ref: lot.ref,
    type: lot.type,
    rooms: typeof rooms === 'number' ? rooms : null,
    level: lot.level,
    areaM2: lot.areaM2,
    priceTtcCents: price,
    pricePerM2Cents: pricePerM2Cents(price, hundredthsOfM2(lot.areaM2)),
    dpeClass: typeof dpeClass === 'string' ? dpeClass : null,
  };
}

function coproOf(rows: readonly Lot[]): number | null {
  const counts = rows.flatMap(({ details: { coproLotsCount: count } }) =>
    typeof count === 'number' ? [count] : [],
  );
  return counts.length === 0 ? null : Math.max(...counts);
}

/** Notes of the latest analysis; hazards are told where the law wants them, not as a quality of the place. */
async function themesOf(
  { db }: ClientContext,
  operationId: string,
): Promise<MarketingProps['neighbourhood']> {
  const [scan] = await db
    .select()
    .from(cityscanScans)
    .where(and(eq(cityscanScans.operationId, operationId), eq(cityscanScans.status, 'ready')))
    .orderBy(desc(cityscanScans.updatedAt), desc(cityscanScans.id))
    .limit(1);
  if (scan === undefined) return null;
  return {
    provider: scan.provider,
    on: parisDay(scan.fetchedAt ?? scan.updatedAt),
    themes: scan.themes
      .flatMap(({ key, note }) => (note === null || key === 'risks' ? [] : [{ key, note }]))
      .slice(0, maxThemes),
  };
}

/** What is made of the operation, and how it will look: perspectives of its project, else its finished rooms. */
async function projectOf(
  context: ClientContext,
  operation: Operation,
): Promise<Pick<MarketingProps, 'narrative' | 'renderings'>> {
  const [project] =
    operation.activeProjectId === null
      ? []
      : await context.db.select().from(projects).where(eq(projects.id, operation.activeProjectId)).limit(1);
  const perspectives = project === undefined ? [] : await mediaOf(context, project.id);
  const renderings = perspectives
    .filter(({ kind, isPicture }) => kind === 'perspective' && isPicture)
    .map(({ id, href, caption, name }) => ({ id, href, alt: caption || name }));
  return {
    narrative: operation.description ?? project?.description ?? '',
    renderings: (renderings.length > 0 ? renderings : await finishedOf(context, operation.id)).slice(
      0,
      maxPictures,
    ),
  };
}

async function finishedOf(
  context: ClientContext,
  operationId: string,
): Promise<MarketingProps['renderings']> {
  const rows = await context.db
    .select()
    .from(media)
    .where(and(shownMedia(operationId), eq(media.kind, 'photo'), eq(media.stage, 'after')))
    .orderBy(asc(media.position), asc(media.id))
    .limit(maxPictures);
  return paperPictures(context, rows);
}

/** Typical plans: those of the lots that can be bought, each once. */
async function plansOf(
  context: ClientContext,
  operationId: string,
  rows: readonly Lot[],
): Promise<MarketingProps['plans']> {
  const ids = [...new Set(rows.flatMap(({ planMediaId }) => planMediaId ?? []))];
  return picturesOf(context, operationId, ids.slice(0, maxPictures));
}
