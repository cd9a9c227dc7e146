import type { Messages } from '../../types.ts';

/** Texts that stand on every paper of a simulation. */
export const fr = {
  aside: 'Simulation « {name} »',
  draft: 'provisoire',
  archived: 'archivée',
  validated: 'validée le {date}',
  watermark: 'PROVISOIRE',
  keptEngine:
    'Validée avec la version {kept} du moteur de calcul : le détail ci-dessous suit la version actuelle.',
  notComputed: 'Cette simulation ne peut pas encore être calculée : complétez ses hypothèses.',
  marginHidden: 'Les coûts et les marges sont masqués sur cet exemplaire.',
  amountsHidden: 'Les montants sont masqués sur cet exemplaire.',
  total: 'Total',
} as const;

export const en: Messages<typeof fr> = {
  aside: 'Simulation “{name}”',
  draft: 'provisional',
  archived: 'archived',
  validated: 'validated on {date}',
  watermark: 'PROVISIONAL',
  keptEngine:
    'Validated with version {kept} of the calculation engine: the details below follow the current one.',
  notComputed: 'This simulation cannot be calculated yet: complete its assumptions.',
  marginHidden: 'Costs and margins are hidden on this copy.',
  amountsHidden: 'Amounts are hidden on this copy.',
  total: 'Total',
};
