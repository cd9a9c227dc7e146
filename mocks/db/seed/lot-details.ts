import type { LotDetails } from '../schema/lots.ts';

interface ApartmentSeed extends LotDetails {
  rooms: number;
  bedrooms: number;
  floor: number;
  floorsTotal: number;
}

/** The block of an apartment: what every renovated apartment of the seed has, then what is said of this one. */
export const apartment = (seed: ApartmentSeed): LotDetails => ({
  elevator: false,
  duplex: false,
  bathrooms: 1,
  wc: 1,
  kitchen: 'open',
  parkingCount: 0,
  heating: 'individual',
  heatingEnergy: 'electric',
  fiber: true,
  ...seed,
});

/** The block of a building plot with all its services. */
export const buildingPlot = (seed: LotDetails & { landM2: string }): LotDetails => ({
  isBuildingPlot: true,
  surveyed: true,
  services: {
    water: 'connected',
    electricity: 'connected',
    gas: 'none',
    sewer: 'connected',
    telecom: 'connected',
  },
  soilStudy: 'G1',
  floodZone: false,
  ...seed,
});

/** The block of a closed garage without door automation. */
export const box = (seed: LotDetails = {}): LotDetails => ({
  garageKind: 'box',
  lengthM: '5.00',
  widthM: '3.00',
  heightM: '2.20',
  doorKind: 'tilt',
  electricity: false,
  evCharger: false,
  securedAccess: true,
  ...seed,
});
