import type { Messages } from '../types.ts';

/** What stands around every mail. */
export const fr = {
  subject: '{subject} — {sender}',
  reason: 'Vous recevez cet e-mail de service car votre adresse est utilisée sur {app}.',
  help: 'Une question ? Écrivez-nous : {address}',
  addressHint: 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',
  greeting: 'Bonjour {name},',
  greetingUnknown: 'Bonjour,',
} as const;

export const en: Messages<typeof fr> = {
  subject: '{subject} — {sender}',
  reason: 'You receive this service e-mail because your address is used on {app}.',
  help: 'Any question? Write to us: {address}',
  addressHint: 'The button does not work? Copy this address into your browser:',
  greeting: 'Hello {name},',
  greetingUnknown: 'Hello,',
};
