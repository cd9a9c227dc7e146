import type { Messages } from '../types.ts';

/** Words for lots that the sale plan, the stock and their windows share. */
export const fr = {
  roomsOf: 'T{rooms}',
  ready: 'Prêt',
  gaps: {
    price: 'prix',
    photo: 'photo',
    dpe: 'DPE',
    energyCost: 'dépenses d’énergie',
    copro: 'copropriété',
  },
  missing: 'Manque : {list}',
  exposure: {
    N: 'Nord',
    NE: 'Nord-est',
    E: 'Est',
    SE: 'Sud-est',
    S: 'Sud',
    SO: 'Sud-ouest',
    O: 'Ouest',
    NO: 'Nord-ouest',
    traversant: 'Traversant',
  },
  withdrawDialog: {
    title: 'Retirer de la vente',
    text: 'Les lots retirés ne reviennent pas en vente : conservés, loués ou réunis à d’autres.',
    reason: 'Motif',
  },
  priceDialog: {
    title: 'Fixer les prix',
    help: 'En VIR, les travaux gardent leur part du prix, sauf répartition saisie sur la fiche du lot.',
    price: 'Prix TTC du lot {ref}',
    reason: 'Motif (obligatoire au-delà de 10 %)',
    submit: 'Enregistrer les prix',
    nothing: 'Aucun prix n’a changé.',
  },
  floors: {
    other: 'Sans étage',
    ground: 'RDC',
    first: '1er',
    nth: '{level}e',
    below: 'Sous-sol {level}',
  },
  actions: {
    publish: 'Mettre en vente',
    withdraw: 'Retirer de la vente',
    prices: 'Fixer les prix',
    cart: 'Ajouter à la sélection',
  },
} as const;

export const en: Messages<typeof fr> = {
  roomsOf: '{rooms} rooms',
  ready: 'Ready',
  gaps: {
    price: 'price',
    photo: 'photo',
    dpe: 'energy certificate',
    energyCost: 'energy costs',
    copro: 'copropriété',
  },
  missing: 'Missing: {list}',
  exposure: {
    N: 'North',
    NE: 'North-east',
    E: 'East',
    SE: 'South-east',
    S: 'South',
    SO: 'South-west',
    O: 'West',
    NO: 'North-west',
    traversant: 'Dual aspect',
  },
  withdrawDialog: {
    title: 'Withdraw from sale',
    text: 'Withdrawn lots do not come back on sale: they are kept, let or merged with others.',
    reason: 'Reason',
  },
  priceDialog: {
    title: 'Set prices',
    help: 'Of a VIR, works keep their part of the price, unless the lot’s own page says otherwise.',
    price: 'Price incl. VAT of lot {ref}',
    reason: 'Reason (required above 10%)',
    submit: 'Save the prices',
    nothing: 'No price has changed.',
  },
  floors: {
    other: 'No floor',
    ground: 'Ground',
    first: '1st',
    nth: 'Floor {level}',
    below: 'Basement {level}',
  },
  actions: {
    publish: 'Put on sale',
    withdraw: 'Withdraw from sale',
    prices: 'Set prices',
    cart: 'Add to the selection',
  },
};
