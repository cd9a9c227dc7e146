import type { Messages } from '../types.ts';

/** Where a person is signed in. */
export const fr = {
  title: 'Sessions ouvertes',
  help: 'Les appareils sur lesquels vous êtes connecté. L’adresse et le lieu ne sont pas conservés ici.',
  device: 'Appareil',
  started: 'Ouverte le',
  lastSeen: 'Dernière activité',
  current: 'Session courante',
  remembered: 'Rester connecté',
  end: 'Fermer',
  endLabel: 'Fermer la session {name} du {started}',
  endOthers: 'Fermer les autres sessions',
  endOthersTitle: 'Fermer toutes les autres sessions ?',
  endOthersText:
    'Une nouvelle connexion sera nécessaire sur ces appareils. La session courante reste ouverte.',
  onlyThis: 'Aucune autre session n’est ouverte',
  ended: 'Session fermée.',
  othersEnded: 'Les autres sessions ont été fermées.',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Open sessions',
  help: 'The devices on which you are signed in. No address or location is kept here.',
  device: 'Device',
  started: 'Opened on',
  lastSeen: 'Last activity',
  current: 'This session',
  remembered: 'Stays signed in',
  end: 'Close',
  endLabel: 'Close the session {name} of {started}',
  endOthers: 'Close the other sessions',
  endOthersTitle: 'Close all other sessions?',
  endOthersText: 'Those devices must sign in again. This session stays open.',
  onlyThis: 'No other session is open',
  ended: 'Session closed.',
  othersEnded: 'The other sessions were closed.',
};
