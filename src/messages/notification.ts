import type { Messages } from './types.ts';

/** Notices, and the place where a person reads them. */
export const fr = {
  /** What notices say, by key; a kind of notice has at least the key of its own name. */
  text: {
    'security.new_device': 'Connexion depuis un nouvel appareil\u00A0: {device}',
    'security.password_changed': 'Votre mot de passe a été modifié',
    'security.email_changed': 'Votre adresse e-mail est désormais {email}',
    'security.twofactor_changed': 'Les réglages de la validation en deux étapes ont changé',
    'security.blocked': 'Votre compte a été bloqué après {attempts} tentatives de connexion manquées',
    'support.impersonation_started': 'L’assistance {app} a ouvert votre espace\u00A0: {reason}',
    'membership.accepted': '{name} a accepté votre invitation',
    'membership.role_changed': 'Votre rôle a changé\u00A0: {role}',
    'actuality.published': 'Actualité\u00A0: {title}',
    'supplier.iban_changed':
      'RIB modifié\u00A0: {name}, par {actor}. Vérifiez-le auprès du fournisseur avant tout paiement.',
    'supplier.document_expiring': 'Un document de {name} expire le {date}',
    'supplier.vigilance_expiring': 'Attestation de vigilance de {name}\u00A0: expire le {date}',
    'supplier.insurance_expiring': 'Assurance décennale de {name}\u00A0: expire le {date}',
    'job.failed': 'La tâche «\u00A0{kind}\u00A0» a échoué\u00A0: {error}',
  },
  bell: 'Notifications',
  bellUnread: 'Notifications, {count, plural, one {# non lue} other {# non lues}}',
  title: 'Notifications',
  filter: { label: 'Notices à afficher', all: 'Toutes', unread: 'Non lues', mentions: 'Mentions' },
  readAll: 'Tout marquer comme lu',
  read: 'Marquer comme lu',
  unread: 'Marquer comme non lu',
  remove: 'Supprimer',
  isUnread: 'Non lue',
  more: 'Voir les précédentes',
  times: '{count} fois',
  severity: { info: 'Information', success: 'Bonne nouvelle', warning: 'Attention', danger: 'Urgent' },
  empty: {
    all: 'Aucune notification',
    unread: 'Tout est lu',
    mentions: 'Personne ne vous a mentionné',
    text: 'Ce qui vous concerne apparaît ici.',
  },
  loading: 'Chargement des notifications',
  failed: 'Les notifications n’ont pas pu être chargées.',
  retry: 'Réessayer',
} as const;

export const en: Messages<typeof fr> = {
  text: {
    'security.new_device': 'Sign-in from a new device: {device}',
    'security.password_changed': 'Your password was changed',
    'security.email_changed': 'Your e-mail address is now {email}',
    'security.twofactor_changed': 'Your two-step verification settings changed',
    'security.blocked': 'Your account was blocked after {attempts} failed sign-in attempts',
    'support.impersonation_started': '{app} support opened your space: {reason}',
    'membership.accepted': '{name} accepted your invitation',
    'membership.role_changed': 'Your role changed: {role}',
    'actuality.published': 'News: {title}',
    'supplier.iban_changed':
      'Bank details changed: {name}, by {actor}. Check them with the supplier before any payment.',
    'supplier.document_expiring': 'A document of {name} expires on {date}',
    'supplier.vigilance_expiring': 'Vigilance certificate of {name}: expires on {date}',
    'supplier.insurance_expiring': 'Ten-year insurance of {name}: expires on {date}',
    'job.failed': 'The task “{kind}” failed: {error}',
  },
  bell: 'Notifications',
  bellUnread: 'Notifications, {count, plural, one {# unread} other {# unread}}',
  title: 'Notifications',
  filter: { label: 'Notices to show', all: 'All', unread: 'Unread', mentions: 'Mentions' },
  readAll: 'Mark all as read',
  read: 'Mark as read',
  unread: 'Mark as unread',
  remove: 'Remove',
  isUnread: 'Unread',
  more: 'Show earlier ones',
  times: '{count} times',
  severity: { info: 'Information', success: 'Good news', warning: 'Warning', danger: 'Urgent' },
  empty: {
    all: 'No notification',
    unread: 'All caught up',
    mentions: 'Nobody mentioned you',
    text: 'What concerns you appears here.',
  },
  loading: 'Loading notifications',
  failed: 'The notifications could not be loaded.',
  retry: 'Try again',
};

/** Key of what a notice says. */
export type NotificationText = keyof typeof fr.text;
