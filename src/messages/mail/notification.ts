import type { Messages } from '../types.ts';

/** Mails that carry notices of the application. */
export const fr = {
  single: {
    subject: 'Notification : {title}',
    preheader: 'Une notification de votre espace {app}.',
    body: 'Voici ce qui vient de se passer dans votre espace {app} :',
    action: 'Ouvrir',
    note: 'Vous choisissez les notifications reçues par e-mail dans votre compte.',
  },
  digest: {
    subject: 'Votre récapitulatif du {day}',
    preheader: 'Notifications depuis le dernier récapitulatif : {count}.',
    title: 'Récapitulatif quotidien',
    body: 'Notifications depuis le dernier récapitulatif : {count}.',
    more: 'et d’autres, à lire dans l’application : {count}.',
    action: 'Ouvrir {app}',
    note: 'Vous choisissez les notifications de ce récapitulatif dans votre compte, et pouvez les retirer toutes.',
  },
} as const;

export const en: Messages<typeof fr> = {
  single: {
    subject: 'Notification: {title}',
    preheader: 'A notification of your {app} space.',
    body: 'This just happened in your {app} space:',
    action: 'Open',
    note: 'You choose in your account which notifications reach you by e-mail.',
  },
  digest: {
    subject: 'Your summary of {day}',
    preheader: 'Notifications since the last summary: {count}.',
    title: 'Daily summary',
    body: 'Notifications since the last summary: {count}.',
    more: 'and more to read in the application: {count}.',
    action: 'Open {app}',
    note: 'You choose in your account which notifications this summary holds, and may take all of them out.',
  },
};
