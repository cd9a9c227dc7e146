import type { SaleMode } from '../lot/states.ts';
import { breach, type Breach } from './breach.ts';
import type { CallBase } from './payment-template.ts';

/** The existing part of a VIR is called later than at the deed. */
export function existingNotAtDeed(rank: number, article: string): Breach {
  return breach(
    'existing_not_at_deed',
    rank,
    article,
    `VIR : le prix de l’existant est payé à l’acte (étape ${rank}).`,
    `VIR: the existing part is paid at the deed (step ${rank}).`,
  );
}

/** A step bears on a part of the price that its regime does not know. */
export function baseNotAllowed(regime: SaleMode, rank: number): Breach {
  return regime === 'vir'
    ? breach(
        'base_not_allowed',
        rank,
        'CCH, art. R262-10',
        `VIR : l’étape ${rank} doit porter sur l’existant ou sur les travaux, pas sur le prix total.`,
        `VIR: step ${rank} must bear on the existing part or on the works, not on the whole price.`,
      )
    : breach(
        'base_not_allowed',
        rank,
        null,
        `L’étape ${rank} doit porter sur le prix total : seule la VIR sépare l’existant des travaux.`,
        `Step ${rank} must bear on the whole price: only a VIR parts the existing from the works.`,
      );
}

/** A part of the price that no step calls. */
export function baseNotCalled(base: CallBase): Breach {
  const name = { total: 'le prix total', existing: 'l’existant', works: 'les travaux' }[base];
  const english = { total: 'the whole price', existing: 'the existing part', works: 'the works' }[base];
  return breach(
    'base_not_called',
    null,
    null,
    `Aucune étape n’appelle ${name}.`,
    `No step calls ${english}.`,
  );
}
