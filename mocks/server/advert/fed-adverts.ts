import { isAdvertisable } from '#domain/broadcast/advert.ts';
import { fedPortals } from '#domain/broadcast/portals.ts';
import type { Database } from '#mocks/db/database.ts';
import type { BroadcastConfiguration, BroadcastLot, Lot, Operation } from '#mocks/db/schema/index.ts';
import { advertsOf, isOperationOpen, openPhotoIds } from './settle.ts';

/** An advert as it stands in the feed. */
export interface FedAdvert {
  readonly advert: BroadcastLot;
  readonly lot: Lot;
  /** Portals that are to show it: those that refused it are left out until it is published again. */
  readonly portals: readonly string[];
  readonly photoIds: readonly string[];
}

/** The adverts that a gateway may read now: a lot that was taken a minute ago is no longer among them. */
export async function fedAdverts(
  db: Database,
  configuration: BroadcastConfiguration,
  operation: Operation,
): Promise<FedAdvert[]> {
  if (!configuration.isEnabled || !isOperationOpen(operation)) return [];
  const rows = (await advertsOf(db, operation.id)).filter(
    ({ advert, lot }) => advert.status !== 'off' && lot.deletedAt === null && isAdvertisable(lot.status),
  );
  const open = await openPhotoIds(
    db,
    operation.id,
    rows.flatMap(({ advert }) => advert.photoMediaIds),
  );
  return rows.flatMap(({ advert, lot }) => {
    const portals = fedPortals.filter(
      (portal) =>
        configuration.portals.includes(portal) &&
        advert.portalStatus.some(
          (each) => each.portal === portal && (each.state === 'queued' || each.state === 'live'),
        ),
    );
    if (portals.length === 0) return [];
    return [
      {
        advert,
        lot,
        portals,
        photoIds: advert.photoMediaIds.filter((id) => open.has(id)),
      },
    ];
  });
}
