import type { LotType } from './states.ts';

export const exposures = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO', 'traversant'] as const;
export const kitchens = ['open', 'closed', 'equipped', 'none'] as const;
export const heatings = ['individual', 'collective', 'district'] as const;
export const energies = ['gas', 'electric', 'heat_pump', 'wood', 'oil', 'network'] as const;
export const structures = ['stone', 'brick', 'concrete', 'wood', 'mixed'] as const;
export const conditions = ['new', 'good', 'average', 'to_renovate'] as const;
export const garageKinds = ['box', 'indoor', 'outdoor', 'motorbike'] as const;
export const doorKinds = ['tilt', 'sectional', 'none'] as const;
export const attachments = ['none', 'one_side', 'two_sides'] as const;
export const sanitations = ['collective', 'individual', 'none'] as const;
export const serviceStates = ['connected', 'at_boundary', 'none'] as const;
export const soilStudies = ['none', 'G1', 'G2'] as const;
export const premisesKinds = ['retail', 'office', 'workshop', 'warehouse', 'medical'] as const;
export const leaseKinds = ['3-6-9', 'derogatory', 'professional'] as const;
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const heating = ['heating', 'heatingEnergy', 'hotWater'] as const;
const energy = [
  'dpeClass',
  'gesClass',
  'dpeOn',
  'energyCostMinCents',
  'energyCostMaxCents',
  'energyPriceYear',
] as const;
const copro = ['coproLotsCount', 'coproAnnualChargesCents', 'coproProcedure'] as const;

/** What is told of a lot beside what all have in common, by its type, in the order of its form. */
export const detailNames = {
  Apartment: [
    'rooms',
    'bedrooms',
    'floorsTotal',
    'exposure',
    'bathrooms',
    'wc',
    'kitchen',
    'balconyM2',
    'terraceM2',
    'loggiaM2',
    'gardenM2',
    'cellarM2',
    'parkingCount',
    ...heating,
    'elevator',
    'duplex',
    'fiber',
    ...energy,
    ...copro,
  ],
  Building: [
    'unitsCount',
    'rentedUnits',
    'floors',
    'totalM2',
    'annualRentCents',
    'potentialRentCents',
    'structure',
    'roofState',
    'facadeState',
    'commonState',
    'auditOn',
    'basement',
    'singleOwner',
    ...energy,
  ],
  Garage: [
    'garageKind',
    'lengthM',
    'widthM',
    'heightM',
    'doorKind',
    'electricity',
    'evCharger',
    'securedAccess',
    ...copro,
  ],
  House: [
    'rooms',
    'bedrooms',
    'levels',
    'landM2',
    'attached',
    'outbuildingsM2',
    'sanitation',
    'sanitationCheckOn',
    'roofState',
    'facadeState',
    ...heating,
    'pool',
    ...energy,
  ],
  Land: [
    'landM2',
    'frontageM',
    'depthM',
    'slopePct',
    'buildableM2',
    'serviceWater',
    'serviceElectricity',
    'serviceGas',
    'serviceSewer',
    'serviceTelecom',
    'pluZone',
    'maxFootprintPct',
    'soilStudy',
    'isBuildingPlot',
    'surveyed',
    'floodZone',
  ],
  ProfessionalRealEstate: [
    'premisesKind',
    'shopWindowM',
    'ceilingM',
    'ervCategory',
    'currentUse',
    'leaseTenant',
    'leaseKind',
    'leaseStartOn',
    'leaseEndOn',
    'leaseAnnualRentHtCents',
    'accessible',
    'extraction',
    'loadingDock',
    'vatOnRent',
    ...copro,
  ],
} as const satisfies Record<LotType, readonly string[]>;
export type DetailName = (typeof detailNames)[LotType][number];

/** What a lot of a type must tell. */
export const requiredDetails: Readonly<Record<LotType, readonly DetailName[]>> = {
  Apartment: ['rooms'],
  Building: ['unitsCount', 'totalM2'],
  Garage: ['garageKind'],
  House: ['rooms', 'landM2', 'sanitation'],
  Land: ['landM2'],
  ProfessionalRealEstate: ['premisesKind'],
};

/** Whether lots of a type tell something. */
export const hasDetail = (type: LotType, name: string): boolean =>
  (detailNames[type] as readonly string[]).includes(name);

const lease = {
  leaseTenant: 'tenant',
  leaseKind: 'kind',
  leaseStartOn: 'startOn',
  leaseEndOn: 'endOn',
  leaseAnnualRentHtCents: 'annualRentHtCents',
} as const;
const service = {
  serviceWater: 'water',
  serviceElectricity: 'electricity',
  serviceGas: 'gas',
  serviceSewer: 'sewer',
  serviceTelecom: 'telecom',
} as const;

const groupOf = (name: string): readonly [group: 'lease' | 'services', key: string] | null => {
  if (name in lease) return ['lease', lease[name as keyof typeof lease]];
  return name in service ? ['services', service[name as keyof typeof service]] : null;
};

type Details = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Details =>
  typeof value === 'object' && value !== null ? (value as Details) : {};

/** One thing that is told of a lot, out of what is kept of it; null when it is not. */
export function detailOf(details: Details, name: DetailName): unknown {
  const group = groupOf(name);
  return (group === null ? details[name] : objectOf(details[group[0]])[group[1]]) ?? null;
}

/** What is kept of a lot, out of what its form holds: what lots of its type tell, as far as it is told. */
export function detailsToKeep(type: LotType, values: Details, level: number | null): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of detailNames[type]) {
    const value = values[name];
    if (value === null || value === undefined || value === '') continue;
    const group = groupOf(name);
    if (group === null) kept[name] = value;
    else kept[group[0]] = { ...objectOf(kept[group[0]]), [group[1]]: value };
  }
  // The floor of an apartment is its level: adverts ask for it by this name.
  if (type === 'Apartment' && level !== null) kept['floor'] = level;
  return kept;
}

const usualBases = [1_000, 10_000, 100_000];

/** The base that the tantièmes of an operation come to: the smallest usual one that holds them. */
export const tantiemesBase = (total: number): number =>
  usualBases.find((base) => total <= base) ?? usualBases.at(-1) ?? total;
