import type { Messages } from './types.ts';

/** The field that takes files: its limits, what becomes of each file, and what to do about a refused one. */
export const fr = {
  choose: '{max, plural, one {Choisir un fichier} other {Choisir des fichiers}}',
  orDrop: 'ou {max, plural, one {le} other {les}} déposer ici',
  release: 'Relâchez pour ajouter',
  limits:
    '{formats} · {mb, number} Mo au maximum · {max, plural, one {un seul fichier} other {# fichiers au maximum}}',
  larger: '{formats} : {mb, number} Mo',
  paste: 'Vous pouvez aussi coller un fichier.',
  list: 'Fichiers',
  size: {
    kilobytes: '{n, number} Ko',
    megabytes: '{n} Mo',
    gigabytes: '{n} Go',
  },
  state: {
    waiting: 'En attente',
    sending: '{percent, number} %',
    paused: '{percent, number} %, réseau perdu : l’envoi reprendra de lui-même',
    sent: 'Envoyé',
  },
  announce: {
    sent: '{name} est envoyé.',
    failed: '{name} n’est pas envoyé.',
    removed: '{name} est retiré.',
  },
  retry: 'Réessayer l’envoi de {name}',
  retryShort: 'Réessayer',
  remove: 'Retirer {name}',
  cancel: 'Interrompre l’envoi de {name}',
  open: 'Ouvrir {name}',
  failed: 'L’envoi a échoué. Vérifiez votre réseau, puis réessayez.',
  refused: {
    empty: 'Ce fichier est vide : choisissez-en un autre.',
    tooLarge: '{size} pour {mb, number} Mo au maximum : compressez-le ou découpez-le.',
    format: 'Format non accepté : enregistrez-le en {formats}.',
    heic: 'Photo HEIC, que ce navigateur ne sait pas lire. Enregistrez-la en JPEG, ou réglez l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible ».',
    tooMany:
      '{max, plural, one {Un seul fichier est accepté} other {# fichiers au maximum}} : retirez-en un d’abord.',
    duplicate: 'Ce fichier est déjà dans la liste.',
  },
  dismiss: 'Masquer le refus de {name}',
} as const;

export const en: Messages<typeof fr> = {
  choose: '{max, plural, one {Choose a file} other {Choose files}}',
  orDrop: 'or drop {max, plural, one {it} other {them}} here',
  release: 'Release to add',
  limits: '{formats} · {mb, number} MB at most · {max, plural, one {one file} other {# files at most}}',
  larger: '{formats}: {mb, number} MB',
  paste: 'A copied file can be pasted too.',
  list: 'Files',
  size: {
    kilobytes: '{n, number} kB',
    megabytes: '{n} MB',
    gigabytes: '{n} GB',
  },
  state: {
    waiting: 'Waiting',
    sending: '{percent, number}%',
    paused: '{percent, number}%, no network: sending will resume automatically',
    sent: 'Sent',
  },
  announce: {
    sent: '{name} is sent.',
    failed: '{name} is not sent.',
    removed: '{name} is removed.',
  },
  retry: 'Try again to send {name}',
  retryShort: 'Try again',
  remove: 'Remove {name}',
  cancel: 'Stop sending {name}',
  open: 'Open {name}',
  failed: 'It could not be sent. Check your network, then try again.',
  refused: {
    empty: 'This file is empty: choose another.',
    tooLarge: '{size} for {mb, number} MB at most: compress or split it.',
    format: 'This format is not accepted: save it as {formats}.',
    heic: 'A HEIC photo, which this browser cannot read. Save it as JPEG, or set the iPhone: Settings, Camera, Formats, “Most Compatible”.',
    tooMany: '{max, plural, one {One file is accepted} other {# files at most}}: remove one first.',
    duplicate: 'This file is in the list already.',
  },
  dismiss: 'Hide the refusal of {name}',
};
