import type { Messages } from './types.ts';

/** What is said when an action is refused and the page it was asked for on stays; the keys are HTTP statuses. */
export const fr = {
  text: {
    '401': 'Connectez-vous pour continuer.',
    '403': 'Vos droits sont insuffisants pour cette action.',
    '404': 'Ce que vous modifiez n’existe plus ou n’est plus disponible.',
    '405': 'Action non autorisée.',
    '413': 'Le fichier envoyé est trop volumineux.',
    '419': 'Votre session a expiré. Rechargez la page.',
    '422': 'La demande n’a pas pu être traitée.',
    '429': 'Trop de demandes. Patientez {seconds} s.',
    '500': 'Erreur de notre côté. Nos équipes sont prévenues.',
    '503': 'Service momentanément indisponible.',
    '507': 'L’espace de stockage du service est plein.',
  },
  fields: 'Trop de champs dans cette demande (1 000 au maximum). Envoyez-la en plusieurs fois.',
  maintenance: 'Maintenance en cours.',
  kept: 'Rien n’a été enregistré ; votre saisie est conservée.',
  code: 'Code à transmettre à l’assistance : {code}',
} as const;

export const en: Messages<typeof fr> = {
  text: {
    '401': 'Sign in to continue.',
    '403': 'You are not allowed to do this.',
    '404': 'What you are changing no longer exists or is no longer available.',
    '405': 'This action is not allowed.',
    '413': 'The file you sent is too large.',
    '419': 'Your session has expired. Reload the page.',
    '422': 'The request could not be processed.',
    '429': 'Too many requests. Wait {seconds} s.',
    '500': 'Something failed on our side. Our team has been notified.',
    '503': 'The service is not available for the moment.',
    '507': 'The storage of the service is full.',
  },
  fields: 'Too many fields in this request (1,000 at most). Send it in several parts.',
  maintenance: 'Maintenance in progress.',
  kept: 'Nothing was saved; what you typed is kept.',
  code: 'Code to give to our support team: {code}',
};
