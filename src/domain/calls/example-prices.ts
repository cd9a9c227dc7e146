import type { SaleMode } from '../lot/states.ts';
import { euros } from '../money/cents.ts';
import { virBases, wholeBases, type CallBases } from './call-bases.ts';

/** The price on which a template shows what it calls: 240 000 €, or 123 000 € and 82 000 € of works in a VIR. */
export const exampleBases = (regime: SaleMode): CallBases =>
  regime === 'vir' ? virBases(euros(123_000), euros(82_000)) : wholeBases(euros(240_000));
