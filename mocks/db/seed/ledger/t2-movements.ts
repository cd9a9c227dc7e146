import { exactEuros, type MovementSeed } from './movement-seed.ts';

/** The movements of the second company: a quarter of a small office. */
export const t2Movements: readonly MovementSeed[] = ['2026-09', '2026-10', '2026-11'].flatMap(
  (month): MovementSeed[] => [
    {
      account: 'courant',
      on: `${month}-03`,
      label: 'PRLV LOYER BUREAU',
      party: 'Régie du Forez',
      cents: exactEuros(-900),
      parts: [['6132', exactEuros(-900), 2000]],
    },
    {
      account: 'courant',
      on: `${month}-10`,
      label: 'PRLV TELECOM',
      party: 'Télécom Forez',
      cents: exactEuros(-59.9),
      parts: [['626', exactEuros(-59.9), 2000]],
    },
  ],
);
