import type { Messages } from '../types.ts';

/** Texts of the printed list of stock. */
export const fr = {
  pageTitle: 'Liste de stock',
  empty: 'Aucun lot sélectionné.',
  columns: {
    photo: 'Photo',
    ref: 'Lot',
    type: 'Type',
    city: 'Commune',
    level: 'Étage',
    area: 'm²',
    rooms: 'Pièces',
    price: 'Prix TTC',
    perM2: '€/m²',
    dpe: 'DPE',
    status: 'Statut',
    delivery: 'Livraison',
    cost: 'Coût',
    margin: 'Marge',
  },
  ground: 'RDC',
  group: '{name} · {city}',
  count: '{count, plural, one {1 lot} other {# lots}}',
  pageTotal: 'Sous-total de la page · {count, plural, one {1 lot} other {# lots}}',
  total: 'Total · {count, plural, one {1 lot} other {# lots}}',
  atOnce: 'immédiate',
  valid: 'Prix valables au {date}, sous réserve de disponibilité.',
  contact: 'Contact : {name}, {email}',
  leftOut:
    '{count, plural, one {1 autre lot n’est pas imprimé : affinez les filtres.} other {# autres lots ne sont pas imprimés : affinez les filtres.}}',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'List of stock',
  empty: 'No lot selected.',
  columns: {
    photo: 'Photo',
    ref: 'Lot',
    type: 'Type',
    city: 'Town',
    level: 'Floor',
    area: 'm²',
    rooms: 'Rooms',
    price: 'Price incl. VAT',
    perM2: '€/m²',
    dpe: 'Energy',
    status: 'Status',
    delivery: 'Delivery',
    cost: 'Cost',
    margin: 'Margin',
  },
  ground: 'Ground',
  group: '{name} · {city}',
  count: '{count, plural, one {1 lot} other {# lots}}',
  pageTotal: 'Sum of the page · {count, plural, one {1 lot} other {# lots}}',
  total: 'Total · {count, plural, one {1 lot} other {# lots}}',
  atOnce: 'at once',
  valid: 'Prices valid on {date}, subject to availability.',
  contact: 'Contact: {name}, {email}',
  leftOut:
    '{count, plural, one {1 more lot is not printed: narrow the filters.} other {# more lots are not printed: narrow the filters.}}',
};
