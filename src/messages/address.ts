import type { Messages } from './types.ts';

/** The parts of an address, and the ways to find one. */
export const fr = {
  search: 'Chercher l’adresse',
  searchHelp: 'Les champs suivants seront remplis automatiquement.',
  searchPinHelp: 'Les champs suivants et le repère sur la carte seront remplis automatiquement.',
  notFound: 'Cette adresse n’a pas pu être lue. Saisissez-la dans les champs.',
  commune: 'Chercher la commune',
  communeHelp: 'Par nom ou code postal : les champs suivants seront remplis automatiquement.',
  line: 'Adresse',
  lineHelp: 'Une adresse complète peut être collée ici : elle se répartit dans les champs.',
  line2: 'Complément',
  postalCode: 'Code postal',
  city: 'Commune',
  inseeCode: 'Code INSEE',
  lat: 'Latitude',
  lng: 'Longitude',
  coordinatesHelp: 'En degrés décimaux, par exemple 44,9131 et −0,2347.',
} as const;

export const en: Messages<typeof fr> = {
  search: 'Find the address',
  searchHelp: 'The fields below are filled in.',
  searchPinHelp: 'The fields below and the point on the map are filled in.',
  notFound: 'This address could not be read. Type it into the fields.',
  commune: 'Find the town',
  communeHelp: 'By name or postcode: the fields below are filled in.',
  line: 'Address',
  lineHelp: 'Paste a full address here to fill in all the fields.',
  line2: 'Address, line 2',
  postalCode: 'Postcode',
  city: 'Town',
  inseeCode: 'INSEE code',
  lat: 'Latitude',
  lng: 'Longitude',
  coordinatesHelp: 'In decimal degrees, for example 44.9131 and −0.2347.',
};
