import type { Messages } from '../types.ts';

/** Mails that warn of something about an account. */
export const fr = {
  at: 'Date',
  device: 'Appareil',
  address: 'Adresse IP',
  notYou:
    'Si ce n’est pas vous, changez votre mot de passe et fermez les sessions que vous ne reconnaissez pas.',
  openSecurity: 'Vérifier la sécurité de mon compte',
  blocked: {
    subject: 'Votre compte est bloqué',
    preheader: 'Débloquez-le avec le lien ci-dessous, valable {minutes} minutes.',
    title: 'Votre compte est bloqué',
    body: 'Après {attempts} tentatives de connexion infructueuses à la suite, votre compte {app} a été bloqué pour le protéger.',
    action: 'Débloquer mon compte',
    note: 'Ce lien est valable {minutes} minutes et ne sert qu’une fois. Si ces tentatives ne viennent pas de vous, changez de mot de passe après le déblocage.',
  },
  newDevice: {
    subject: 'Connexion depuis un nouvel appareil',
    preheader: 'Est-ce bien vous ?',
    title: 'Nouvelle connexion à votre compte',
    body: 'Une connexion à votre compte {app} vient d’avoir lieu depuis un appareil que nous ne connaissions pas.',
  },
  rememberTheft: {
    subject: 'Une connexion mémorisée a été réutilisée',
    preheader: 'Par prudence, nous avons fermé les sessions de cet appareil.',
    title: 'Activité inhabituelle sur votre compte',
    body: 'Une connexion mémorisée (« Rester connecté ») de votre compte {app} a servi deux fois, comme si elle avait été copiée. Par prudence, elle a été supprimée : reconnectez-vous avec votre mot de passe.',
  },
  twoFactor: {
    enabled: {
      subject: 'Validation en deux étapes activée',
      preheader: 'Un code vous sera demandé à chaque connexion.',
      title: 'La validation en deux étapes est activée',
      body: 'Elle a été activée sur votre compte {app} le {at}. Gardez vos codes de secours en lieu sûr.',
    },
    disabled: {
      subject: 'Validation en deux étapes désactivée',
      preheader: 'Si ce n’est pas vous, réagissez sans attendre.',
      title: 'La validation en deux étapes est désactivée',
      body: 'Elle a été désactivée sur votre compte {app} le {at}.',
    },
    reset: {
      subject: 'Validation en deux étapes réinitialisée',
      preheader: 'Vous devrez la configurer de nouveau.',
      title: 'La validation en deux étapes a été réinitialisée',
      body: 'L’équipe {app} l’a réinitialisée sur votre compte le {at}. Configurez-la de nouveau à votre prochaine connexion.',
    },
    recoveryCodes: {
      subject: 'Nouveaux codes de secours',
      preheader: 'Les anciens codes ne fonctionnent plus.',
      title: 'Vos codes de secours ont été renouvelés',
      body: 'De nouveaux codes de secours ont été créés pour votre compte {app} le {at}. Les anciens ne fonctionnent plus.',
    },
  },
} as const;

export const en: Messages<typeof fr> = {
  at: 'Date',
  device: 'Device',
  address: 'IP address',
  notYou: 'If this was not you, change your password and close the sessions that you do not recognise.',
  openSecurity: 'Check the security of my account',
  blocked: {
    subject: 'Your account is blocked',
    preheader: 'Unblock it with the link below, valid for {minutes} minutes.',
    title: 'Your account is blocked',
    body: 'After {attempts} failed sign-ins in a row, your {app} account was blocked to protect it.',
    action: 'Unblock my account',
    note: 'This link expires in {minutes} minutes; single use. If these attempts were not yours, change your password afterwards.',
  },
  newDevice: {
    subject: 'Sign-in from a new device',
    preheader: 'Was it you?',
    title: 'New sign-in to your account',
    body: 'Someone has just signed in to your {app} account from a device that we did not know.',
  },
  rememberTheft: {
    subject: 'A remembered sign-in was used twice',
    preheader: 'To be safe, we closed the sessions of that device.',
    title: 'Unusual activity on your account',
    body: 'A remembered sign-in (“Stay signed in”) of your {app} account was used twice, as if it had been copied. To be safe it was removed: sign in again with your password.',
  },
  twoFactor: {
    enabled: {
      subject: 'Two-step verification switched on',
      preheader: 'You will be asked for a code at each sign-in.',
      title: 'Two-step verification is on',
      body: 'It was switched on for your {app} account on {at}. Keep your recovery codes in a safe place.',
    },
    disabled: {
      subject: 'Two-step verification switched off',
      preheader: 'If this was not you, act now.',
      title: 'Two-step verification is off',
      body: 'It was switched off for your {app} account on {at}.',
    },
    reset: {
      subject: 'Two-step verification reset',
      preheader: 'You will have to set it up again.',
      title: 'Two-step verification was reset',
      body: 'The {app} team reset it for your account on {at}. Set it up again at your next sign-in.',
    },
    recoveryCodes: {
      subject: 'New recovery codes',
      preheader: 'The old codes no longer work.',
      title: 'Your recovery codes were renewed',
      body: 'New recovery codes were made for your {app} account on {at}. The old ones no longer work.',
    },
  },
};
