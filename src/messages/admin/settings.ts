import type { Messages } from '../types.ts';

/** Settings of the platform. */
export const fr = {
  maintenanceOn: 'L’application est fermée. Vous seul y travaillez, sur cet appareil.',
  maintenanceAnnounced: 'La maintenance est annoncée.',
  maintenanceOff: 'L’application est ouverte.',
  inThePast: 'Choisissez un moment à venir.',
} as const;

export const en: Messages<typeof fr> = {
  maintenanceOn: 'The application is closed. You alone work in it, on this device.',
  maintenanceAnnounced: 'The maintenance is announced.',
  maintenanceOff: 'The application is open.',
  inThePast: 'Choose a moment to come.',
};
