import { euros } from '../euros.ts';
import { apartment } from '../lot-details.ts';
import type { LotSeed } from '../types.ts';

interface Sketch {
  ref: string;
  rooms: number;
  floor: number;
  areaM2: string;
  thousandsOfEuros: number;
  balconyM2: string;
  after: LotSeed['history'];
}

const sold = (reservedOn: string, contractOn: string, deedOn: string): LotSeed['history'] => [
  { to: 'reserved', on: reservedOn },
  { to: 'under_contract', on: contractOn },
  { to: 'sold', on: deedOn },
];
const reserved = (on: string): LotSeed['history'] => [{ to: 'reserved', on }];

const sketches: Sketch[] = [
  {
    ref: 'Z11',
    rooms: 3,
    floor: 1,
    areaM2: '68.20',
    thousandsOfEuros: 385,
    balconyM2: '8.00',
    after: sold('2026-05-26', '2026-06-01', '2026-07-09'),
  },
  { ref: 'Z12', rooms: 3, floor: 1, areaM2: '70.40', thousandsOfEuros: 398, balconyM2: '8.00', after: [] },
  {
    ref: 'Z21',
    rooms: 3,
    floor: 2,
    areaM2: '70.40',
    thousandsOfEuros: 402,
    balconyM2: '8.00',
    after: sold('2026-05-29', '2026-06-08', '2026-07-16'),
  },
  {
    ref: 'Z22',
    rooms: 3,
    floor: 2,
    areaM2: '71.30',
    thousandsOfEuros: 410,
    balconyM2: '9.50',
    after: reserved('2026-10-19'),
  },
  { ref: 'Z23', rooms: 3, floor: 2, areaM2: '71.80', thousandsOfEuros: 412, balconyM2: '9.50', after: [] },
  {
    ref: 'Z31',
    rooms: 4,
    floor: 3,
    areaM2: '74.60',
    thousandsOfEuros: 420,
    balconyM2: '11.00',
    after: reserved('2026-11-06'),
  },
  {
    ref: 'Z32',
    rooms: 4,
    floor: 3,
    areaM2: '75.10',
    thousandsOfEuros: 428,
    balconyM2: '11.00',
    after: sold('2026-06-18', '2026-07-01', '2026-09-03'),
  },
  { ref: 'Z33', rooms: 4, floor: 3, areaM2: '75.40', thousandsOfEuros: 430, balconyM2: '12.00', after: [] },
  { ref: 'Z41', rooms: 4, floor: 4, areaM2: '76.80', thousandsOfEuros: 435, balconyM2: '18.00', after: [] },
];

/** The nine apartments of Carré Zola, sold off plan. */
export const carreZolaLots: LotSeed[] = sketches.map(
  ({ ref, rooms, floor, areaM2, thousandsOfEuros, balconyM2, after }): LotSeed => ({
    ref,
    type: 'Apartment',
    label: `T${rooms} ${floor === 4 ? 'en attique' : `étage ${floor}`}`,
    level: floor,
    areaM2,
    habitableM2: areaM2,
    saleMode: 'vefa',
    priceTtcCents: euros(thousandsOfEuros * 1_000),
    details: apartment({
      rooms,
      bedrooms: rooms - 1,
      floor,
      floorsTotal: 4,
      elevator: true,
      balconyM2,
      parkingCount: 1,
      heating: 'collective',
      heatingEnergy: 'heat_pump',
    }),
    history: [{ to: 'draft', on: '2025-12-08' }, { to: 'available', on: '2026-05-18' }, ...after],
  }),
);
