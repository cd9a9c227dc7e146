import type { Messages } from './types.ts';

/** Texts of the error and maintenance pages; the keys of `text` are HTTP statuses. */
export const fr = {
  title: 'Une erreur est survenue',
  text: {
    '401': 'Connectez-vous pour continuer.',
    '403': 'Vous n’avez pas accès à cette page.',
    '404': 'Cette page n’existe pas ou n’est plus disponible.',
    '405': 'Action non autorisée.',
    '410': 'Ce contenu a été retiré.',
    '413': 'Le fichier envoyé est trop volumineux.',
    '419': 'Votre session a expiré. Rechargez la page.',
    '422': 'La demande n’a pas pu être traitée.',
    '429': 'Trop de demandes. Patientez {seconds} s.',
    '500': 'Erreur de notre côté. Nos équipes sont prévenues.',
    '502': 'Service momentanément indisponible.',
    '504': 'Service momentanément indisponible.',
    '507':
      'L’espace de stockage du service est plein : rien n’a été enregistré. La consultation reste possible.',
  },
  fields: 'Trop de champs dans cette demande (1 000 au maximum). Envoyez-la en plusieurs fois.',
  /** Who can help, below a refused page. */
  helper: {
    client: 'Demandez ce droit au titulaire du compte de votre société.',
    admin: 'Demandez ce droit à un super-administrateur.',
    'read-only':
      'Votre société est en lecture seule : rien ne peut être créé ni modifié. Le titulaire du compte peut régler l’abonnement.',
    impersonation:
      'Vous consultez cet espace au nom d’un client, en lecture seule. Pour y saisir, demandez une prise en main complète.',
  },
  link: {
    'link-page': 'Ce lien ne donne pas accès à cette page.',
    'link-expired': 'Ce lien a expiré. Demandez-en un nouveau à {sender}.',
    'link-revoked': 'Ce lien n’est plus valable. Contactez {sender}.',
    'link-spent': 'Ce lien a été ouvert autant de fois que prévu. Contactez {sender}.',
  },
  waitOver: 'Trop de demandes. Vous pouvez réessayer.',
  waitReason: 'Possible dans {seconds} s',
  requestId: 'Code à transmettre à l’assistance',
  action: {
    back: 'Retour',
    dashboard: 'Tableau de bord',
    signIn: 'Se connecter',
    reload: 'Recharger',
    retry: 'Réessayer',
  },
  report: {
    open: 'Signaler',
    label: 'Que faisiez-vous ?',
    send: 'Envoyer à l’assistance',
    thanks: 'Merci. L’assistance a reçu votre message.',
    failed: 'Votre message n’a pas pu être envoyé. Réessayez.',
  },
  maintenance: {
    title: 'Maintenance en cours',
    message: 'Vos données sont intactes et cette page se rechargera seule.',
    until: 'Retour prévu vers {time}',
    support: 'Une question ?',
    stillClosed: 'La maintenance n’est pas terminée.',
  },
} as const;

export const en: Messages<typeof fr> = {
  title: 'Something went wrong',
  text: {
    '401': 'Sign in to continue.',
    '403': 'You do not have access to this page.',
    '404': 'This page does not exist or is no longer available.',
    '405': 'This action is not allowed.',
    '410': 'This content has been removed.',
    '413': 'The file you sent is too large.',
    '419': 'Your session has expired. Reload the page.',
    '422': 'The request could not be processed.',
    '429': 'Too many requests. Wait {seconds} s.',
    '500': 'Something failed on our side. Our team has been notified.',
    '502': 'The service is unavailable for a moment.',
    '504': 'The service is unavailable for a moment.',
    '507': 'The service’s storage is full: nothing was saved. Reading is still possible.',
  },
  fields: 'Too many fields in this request (1,000 at most). Send it in several parts.',
  helper: {
    client: 'Ask the owner of your company’s account for this right.',
    admin: 'Ask a super administrator for this right.',
    'read-only':
      'Your company is read-only: nothing can be created or changed. The owner of the account can settle the subscription.',
    impersonation:
      'You are reading this space in a client’s name. To enter something, ask for full access to it.',
  },
  link: {
    'link-page': 'This link does not give access to this page.',
    'link-expired': 'This link has expired. Ask {sender} for a new one.',
    'link-revoked': 'This link is no longer valid. Contact {sender}.',
    'link-spent': 'This link has been opened as many times as allowed. Contact {sender}.',
  },
  waitOver: 'Too many requests. You can try again.',
  waitReason: 'Possible in {seconds} s',
  requestId: 'Code to give to our support team',
  action: {
    back: 'Back',
    dashboard: 'Dashboard',
    signIn: 'Sign in',
    reload: 'Reload',
    retry: 'Try again',
  },
  report: {
    open: 'Report',
    label: 'What were you doing?',
    send: 'Send to our support team',
    thanks: 'Thank you. Our support team has received your message.',
    failed: 'Your message could not be sent. Try again.',
  },
  maintenance: {
    title: 'Maintenance in progress',
    message: 'Your data is safe and this page will reload automatically.',
    until: 'Back around {time}',
    support: 'A question?',
    stillClosed: 'The maintenance is not over yet.',
  },
};
