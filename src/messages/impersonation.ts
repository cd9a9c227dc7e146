import type { Messages } from './types.ts';

/** Staff at work in a client's name. */
export const fr = {
  bar: 'Vous êtes connecté en tant que {name} ({company}) — {mode} — fin à {time}',
  mode: { read: 'lecture', write: 'modification' },
  leave: 'Quitter',
  stopped: 'Prise en main terminée.',
  ended: {
    expired: 'La prise en main est terminée : l’heure est écoulée.',
    revoked: 'La prise en main est terminée : le client a révoqué l’accès.',
    'signed-out': 'La prise en main est terminée : votre session ou vos droits ont changé.',
  },
  noConsent: 'Le client n’a pas autorisé l’assistance en modification.',
  reasonTooShort: 'Indiquez un motif d’au moins 10 caractères.',
  open: 'Prendre en main',
  title: 'Prendre en main {company}',
  intro:
    'Vous travaillerez au nom de {name}, pendant une heure au maximum. Le titulaire en est informé et chaque page consultée est enregistrée.',
  reason: 'Motif',
  reasonHelp: 'Le titulaire le lira. Au moins 10 caractères.',
  ticket: 'Ticket',
  modeLabel: 'Étendue',
  modes: { read: 'Lecture seule', write: 'Lecture et modification' },
  submit: 'Ouvrir l’espace',
} as const;

export const en: Messages<typeof fr> = {
  bar: 'You are signed in as {name} ({company}) — {mode} — until {time}',
  mode: { read: 'reading', write: 'editing' },
  leave: 'Leave',
  stopped: 'You no longer act in the client’s name.',
  ended: {
    expired: 'Your hour in the client’s name has ended.',
    revoked: 'The client has taken the access back.',
    'signed-out': 'You no longer act in the client’s name: your session or your rights have changed.',
  },
  noConsent: 'The client has not allowed assistance to edit.',
  reasonTooShort: 'Enter a reason of at least 10 characters.',
  open: 'Act in their name',
  title: 'Act for {company}',
  intro:
    'You will work in the name of {name}, for one hour at most. The owner is notified and every page viewed is recorded.',
  reason: 'Reason',
  reasonHelp: 'The owner will read it. At least 10 characters.',
  ticket: 'Ticket',
  modeLabel: 'Extent',
  modes: { read: 'Read only', write: 'Read and edit' },
  submit: 'Open the area',
};
