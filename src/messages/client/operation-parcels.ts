import type { Messages } from '../types.ts';

/** Texts of the drawn parcels of an operation. */
export const fr = {
  map: 'Plan des parcelles',
  label: '{name}, {area}',
  none: 'Le cadastre ne donne aucune parcelle à cet endroit : vérifiez le repère de l’adresse.',
  absent:
    '{count, plural, one {Parcelle introuvable au cadastre : {names}. Vérifiez la section et le numéro.} other {Parcelles introuvables au cadastre : {names}. Vérifiez les sections et les numéros.}}',
  unreachable: 'Le cadastre ne répond pas : saisissez les parcelles, le plan reviendra.',
  demonstration:
    'Tracés de démonstration, inventés autour des opérations : aucun cadastre n’est interrogé tant que l’exploitant n’a pas renseigné CADASTRE_URL.',
  source: 'Source : {name}. Les contenances sont celles du cadastre, sans valeur de bornage.',
  pick: 'Touchez une parcelle pour l’ajouter ou la retirer ; sa référence et sa contenance sont reprises.',
  place: 'Placez le repère de l’adresse pour voir les parcelles et les choisir sur le plan.',
  fill: '{count, plural, one {Reprendre la contenance du cadastre} other {Reprendre # contenances du cadastre}}',
} as const;

export const en: Messages<typeof fr> = {
  map: 'Plan of the parcels',
  label: '{name}, {area}',
  none: 'The land registry has no parcel here: check the address pin.',
  absent:
    '{count, plural, one {Parcel not found in the land registry: {names}. Check section and number.} other {Parcels not found in the land registry: {names}. Check sections and numbers.}}',
  unreachable: 'The land registry does not answer: type the parcels in, the plan will come back.',
  demonstration:
    'Drawings of the demonstration, invented around its operations: no land registry is asked until the operator sets CADASTRE_URL.',
  source: 'Source: {name}. Areas are those of the land registry, and no survey of boundaries.',
  pick: 'Press a parcel to add or remove it; its reference and area are copied.',
  place: 'Place the pin of the address to see the parcels and choose them on the plan.',
  fill: '{count, plural, one {Copy the area from the land registry} other {Copy # areas from the land registry}}',
};
