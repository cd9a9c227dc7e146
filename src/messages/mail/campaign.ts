import type { Messages } from '../types.ts';

/** What ends every mail of a campaign, and what its cards say. */
export const fr = {
  reasonPerson:
    'Vous recevez cet e-mail de {company} car vous avez accepté de recevoir ses offres par e-mail.',
  reasonFirm: 'Vous recevez cet e-mail professionnel de {company} au titre de votre activité.',
  unsubscribe: 'Se désinscrire',
  siren: 'SIREN {siren}',
  open: 'Ouvrir',
  noPrice: 'Prix sur demande',
  testSubject: '[Essai] {subject}',
  /** Of a new draft; the doubled braces are filled in for each reader. */
  greeting: 'Bonjour {{contact.prenom|}},',
} as const;

export const en: Messages<typeof fr> = {
  reasonPerson: 'You receive this e-mail from {company} because you agreed to receive its offers by e-mail.',
  reasonFirm: 'You receive this professional e-mail from {company} because of your activity.',
  unsubscribe: 'Unsubscribe',
  siren: 'SIREN {siren}',
  open: 'Open',
  noPrice: 'Price on request',
  testSubject: '[Test] {subject}',
  greeting: 'Hello {{contact.prenom|}},',
};
