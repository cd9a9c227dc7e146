import type { Messages } from '../types.ts';
import * as lot from './lot.ts';

/** Texts of the form of the property of a quick sale; what it has in common with a lot is called as there. */
export const fr = {
  createTitle: 'Nouvelle vente rapide',
  sections: {
    identity: 'Bien',
    address: 'Adresse',
    details: 'Caractéristiques',
    energy: 'Énergie',
    copro: 'Copropriété',
  },
  sectionHelp: {
    identity: '',
    address: '',
    details: '',
    energy: lot.fr.sectionHelp.energy,
    copro: lot.fr.sectionHelp.copro,
  },
  help: { ref: 'Laissée vide, elle est attribuée à l’enregistrement.' },
  fields: {
    ...lot.fr.fields,
    ref: 'Référence',
    name: 'Nom',
    addressLine: 'Adresse',
    postalCode: 'Code postal',
    city: 'Commune',
    inseeCode: 'Code INSEE',
    lat: 'Latitude',
    lng: 'Longitude',
    ownerProfileId: 'Vendeur (profil)',
  },
  choices: lot.fr.choices,
} as const;

export const en: Messages<typeof fr> = {
  createTitle: 'New quick sale',
  sections: {
    identity: 'Property',
    address: 'Address',
    details: 'Description',
    energy: 'Energy',
    copro: 'Copropriété',
  },
  sectionHelp: {
    identity: '',
    address: '',
    details: '',
    energy: lot.en.sectionHelp.energy,
    copro: lot.en.sectionHelp.copro,
  },
  help: { ref: 'Left blank, it is given when you save.' },
  fields: {
    ...lot.en.fields,
    ref: 'Reference',
    name: 'Name',
    addressLine: 'Address',
    postalCode: 'Postcode',
    city: 'Town',
    inseeCode: 'INSEE code',
    lat: 'Latitude',
    lng: 'Longitude',
    ownerProfileId: 'Seller (profile)',
  },
  choices: lot.en.choices,
};
