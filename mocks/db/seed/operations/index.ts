import { seedId } from '../seed-id.ts';
import type { CompanyKey, OperationSeed } from '../types.ts';
import { avenueDeCanejan } from './avenue-de-canejan.ts';
import { carreZola } from './carre-zola.ts';
import { chaisDeLaBastide } from './chais-de-la-bastide.ts';
import { closDesPins } from './clos-des-pins.ts';
import { hotelPuyDuRoy } from './hotel-puy-du-roy.ts';
import { jardinsDeFirminy } from './jardins-de-firminy.ts';
import { leFauriel } from './le-fauriel.ts';
import { networkOperations } from './network.ts';
import { placeDuMarche } from './place-du-marche.ts';
import { quaiDeBacalan } from './quai-de-bacalan.ts';
import { rueCalixteCamelle } from './rue-calixte-camelle.ts';
import { rueGambetta } from './rue-gambetta.ts';
import { saintGenes } from './saint-genes.ts';
import { villaThalassa } from './villa-thalassa.ts';

/** The identifier of a seeded operation, e.g. `operationId('T1', 'OP-2025-001')`. */
export const operationId = (tenant: CompanyKey, ref: string): string => seedId(`operation:${tenant}:${ref}`);

/** The identifier of a seeded lot, e.g. `lotId('T1', 'OP-2025-001', 'A31')`. */
export const lotId = (tenant: CompanyKey, operationRef: string, ref: string): string =>
  seedId(`lot:${tenant}:${operationRef}:${ref}`);

/** The thirteen operations of the first two companies, eight and five, then those that the others are counted by. */
export const operationSeeds: OperationSeed[] = [
  chaisDeLaBastide,
  saintGenes,
  rueGambetta,
  closDesPins,
  villaThalassa,
  quaiDeBacalan,
  rueCalixteCamelle,
  avenueDeCanejan,
  leFauriel,
  carreZola,
  jardinsDeFirminy,
  placeDuMarche,
  hotelPuyDuRoy,
  ...networkOperations,
];
