import { operationPhases } from '#domain/operation/states.ts';
import { euros } from '../euros.ts';
import { apartment, buildingPlot } from '../lot-details.ts';
import type { LotSeed, OperationSeed } from '../types.ts';
import { networkSites, type NetworkSite } from './network-sites.ts';

/** Operations of the companies that only the platform and their brand count: with what those figures need. */
export const networkOperations: readonly OperationSeed[] = networkSites.map(operationOf);

function operationOf(site: NetworkSite): OperationSeed {
  const { tenant, manager, ref, name, kind, stages, abandonedOn } = site;
  const [addressLine, postalCode, city, inseeCode] = site.place;
  const [, , offerOn, promiseOn, acquiredOn, worksStartedOn, saleOpenedOn, closedOn] = stages;
  const isLand = kind === 'subdivision';
  return {
    tenant,
    manager,
    team: [],
    updatedAt: `${abandonedOn ?? stages.at(-1) ?? ''}T10:00:00Z`,
    fields: {
      ref,
      name,
      kind,
      addressLine,
      postalCode,
      city,
      inseeCode,
      lat: site.at[0],
      lng: site.at[1],
      completedOver5Years: !isLand,
      askingPriceCents: euros(Math.round(site.price * 1.05)),
      ...(offerOn !== undefined && { offeredPriceCents: euros(site.price) }),
      ...(promiseOn !== undefined && { purchasePriceCents: euros(site.price) }),
      acquisitionRegime: 'mdb',
      resaleYears: 5,
      vatRegime: isLand ? 'margin_land' : 'exempt',
      acquiredOn: acquiredOn ?? null,
      ...(acquiredOn !== undefined && { resaleDeadlineOn: fiveYearsAfter(acquiredOn) }),
      worksStartedOn: worksStartedOn ?? null,
      saleOpenedOn: saleOpenedOn ?? null,
      closedOn: closedOn ?? null,
      abandonedOn: abandonedOn ?? null,
    },
    history: [
      ...stages.map((on, rank) => ({ to: operationPhases[rank] ?? 'closed', on })),
      ...(abandonedOn === undefined
        ? []
        : [{ to: 'abandoned' as const, on: abandonedOn, reason: 'Marge trop faible' }]),
    ],
    lots: site.lots.map((lot, rank) => lotOf(site, lot, rank)),
    notes: [],
  };
}

function fiveYearsAfter(on: string): string {
  return `${Number(on.slice(0, 4)) + 5}${on.slice(4)}`;
}

function lotOf(
  { kind, stages }: NetworkSite,
  [price, area, offeredOn, soldOn]: NetworkSite['lots'][number],
  rank: number,
): LotSeed {
  const areaM2 = `${area}.00`;
  const draftedOn = stages[3] ?? stages.at(-1) ?? '';
  const common = {
    ref: `L${rank + 1}`,
    areaM2,
    priceTtcCents: euros(price),
    history: lotHistory(draftedOn, offeredOn, soldOn),
  };
  if (kind === 'subdivision') {
    return {
      ...common,
      type: 'Land',
      label: `Terrain ${rank + 1}`,
      saleMode: 'tab',
      details: buildingPlot({ landM2: areaM2 }),
    };
  }
  return {
    ...common,
    type: 'Apartment',
    label: `Appartement ${rank + 1}`,
    level: rank,
    habitableM2: areaM2,
    saleMode: 'asis',
    details: apartment({ rooms: 3, bedrooms: 2, floor: rank, floorsTotal: 2 }),
  };
}

/** Reserved a month or so before the deed. */
function lotHistory(draftedOn: string, offeredOn?: string, soldOn?: string): LotSeed['history'] {
  const reservedOn =
    offeredOn !== undefined && soldOn !== undefined ? middleOf(offeredOn, soldOn) : undefined;
  return [
    { to: 'draft', on: draftedOn },
    ...(offeredOn === undefined ? [] : [{ to: 'available' as const, on: offeredOn }]),
    ...(reservedOn === undefined ? [] : [{ to: 'reserved' as const, on: reservedOn }]),
    ...(soldOn === undefined ? [] : [{ to: 'sold' as const, on: soldOn }]),
  ];
}

function middleOf(from: string, to: string): string {
  return new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);
}
