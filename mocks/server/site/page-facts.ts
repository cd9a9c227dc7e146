import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { LotState, LotType } from '#domain/lot/states.ts';
import { isShownPicture } from '#domain/media/media.ts';
import { mediaOfSite, type SiteContent } from '#domain/site/site.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  lots,
  media,
  operations,
  storedFiles,
  tenants,
  users,
  type MediaRendition,
  type Operation,
  type Site,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { renditionsOf } from '#mocks/server/files/renditions.ts';

/** A lot as everybody may see it. */
export interface PublicLot {
  readonly id: string;
  readonly ref: string;
  readonly type: LotType;
  readonly rooms: number | null;
  readonly level: number | null;
  readonly areaM2: string;
  readonly priceTtcCents: number | null;
  readonly status: LotState;
}

/** A picture or a paper as everybody may see it. */
export interface PublicMedia {
  readonly id: string;
  readonly kind: 'photo' | 'plan' | 'document';
  readonly title: string;
  readonly alt: string;
  readonly isPicture: boolean;
  readonly sizeBytes: number;
  /** Its smaller sizes, the smallest first: the longest side by which each is asked for, and its width. */
  readonly copies: readonly Pick<MediaRendition, 'sidePx' | 'widthPx'>[];
  readonly widthPx: number | null;
}

/** All that a public page shows beside its content. */
export interface PageFacts {
  readonly operation: Operation;
  readonly tenant: Pick<Tenant, 'id' | 'name' | 'tradeName'>;
  readonly lots: readonly PublicLot[];
  readonly media: ReadonlyMap<string, PublicMedia>;
  readonly manager: string;
}

/** Lots that somebody may still buy, or may hear that they are taken. */
const shownStates = ['available', 'optioned', 'reserved', 'under_contract', 'sold', 'delivered'] as const;

/** Reads what a page shows: nothing that is confidential, nothing of another operation. */
export async function pageFacts(
  db: Database,
  site: Pick<Site, 'operationId' | 'tenantId'>,
  content: SiteContent,
): Promise<PageFacts | null> {
  const [found] = await db
    .select({ operation: operations, tenant: tenants, manager: users })
    .from(operations)
    .innerJoin(tenants, eq(tenants.id, operations.tenantId))
    .innerJoin(users, eq(users.id, operations.managerId))
    .where(and(eq(operations.id, site.operationId), isNull(operations.deletedAt)))
    .limit(1);
  if (found === undefined) return null;
  return {
    operation: found.operation,
    tenant: found.tenant,
    manager: fullName(found.manager),
    lots: await lotsOfPage(db, site, content.lotIds),
    media: await mediaOfPage(db, site, mediaOfSite(content)),
  };
}

async function lotsOfPage(
  db: Database,
  { operationId }: Pick<Site, 'operationId'>,
  ids: readonly string[],
): Promise<PublicLot[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.operationId, operationId),
        inArray(lots.id, [...ids]),
        inArray(lots.status, [...shownStates]),
        isNull(lots.deletedAt),
      ),
    )
    .orderBy(asc(lots.ref));
  return rows.map((lot) => ({
    id: lot.id,
    ref: lot.ref,
    type: lot.type,
    rooms: typeof lot.details['rooms'] === 'number' ? lot.details['rooms'] : null,
    level: lot.level,
    areaM2: lot.areaM2,
    priceTtcCents: lot.priceTtcCents,
    status: lot.status,
  }));
}

async function mediaOfPage(
  db: Database,
  { operationId }: Pick<Site, 'operationId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicMedia>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: media, file: storedFiles })
    .from(media)
    .innerJoin(storedFiles, eq(storedFiles.id, media.fileId))
    .where(and(publicMedia(operationId), inArray(media.id, [...ids])));
  const copies = await renditionsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return new Map(
    rows.flatMap(({ row, file }) => {
      const { kind } = row;
      if (kind === 'video' || kind === 'link') return [];
      const shown: PublicMedia = {
        id: row.id,
        kind,
        title: row.title,
        alt: row.alt ?? '',
        isPicture: isShownPicture(file.contentType),
        sizeBytes: file.sizeBytes,
        copies: copies.get(row.id) ?? [],
        widthPx: row.widthPx,
      };
      return [[row.id, shown]];
    }),
  );
}

/** Files of the library of an operation that may leave the company. */
export const publicMedia = (operationId: string) =>
  and(
    eq(media.operationId, operationId),
    eq(media.isConfidential, false),
    isNotNull(media.fileId),
    isNull(media.deletedAt),
    inArray(media.kind, ['photo', 'plan', 'document']),
  );
