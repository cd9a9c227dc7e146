import { seedId } from '../seed-id.ts';
import type { OperationSeed, TenantKey } from '../types.ts';
import { avenueDeCanejan } from './avenue-de-canejan.ts';
import { carreZola } from './carre-zola.ts';
import { chaisDeLaBastide } from './chais-de-la-bastide.ts';
import { closDesPins } from './clos-des-pins.ts';
import { hotelPuyDuRoy } from './hotel-puy-du-roy.ts';
import { jardinsDeFirminy } from './jardins-de-firminy.ts';
import { leFauriel } from './le-fauriel.ts';
import { placeDuMarche } from './place-du-marche.ts';
import { quaiDeBacalan } from './quai-de-bacalan.ts';
import { rueCalixteCamelle } from './rue-calixte-camelle.ts';
import { rueGambetta } from './rue-gambetta.ts';
import { saintGenes } from './saint-genes.ts';
import { villaThalassa } from './villa-thalassa.ts';

/** The identifier of a seeded operation, e.g. `operationId('T1', 'OP-2025-001')`. */
export const operationId = (tenant: TenantKey, ref: string): string => seedId(`operation:${tenant}:${ref}`);

/** The identifier of a seeded lot, e.g. `lotId('T1', 'OP-2025-001', 'A31')`. */
export const lotId = (tenant: TenantKey, operationRef: string, ref: string): string =>
  seedId(`lot:${tenant}:${operationRef}:${ref}`);

/** The thirteen operations: eight of the first company, five of the second. */
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
];
