import type { Messages } from './types.ts';

/** Confirmations of what was brought to its end; keys are the names in their addresses. */
export const fr = {
  pageTitle: 'C’est fait',
  reference: 'Référence',
  date: 'Date',
  amount: 'Montant',
  next: 'Et maintenant',
  home: 'Tableau de bord',
  over: {
    title: 'Cette confirmation n’est plus disponible',
    text: 'L’action reste enregistrée. Cette page n’est disponible que pendant une journée.',
    action: 'Revenir à l’accueil',
  },
  undo: 'Annuler ma désinscription',
  unsubscribe: {
    scope: 'Que souhaitez-vous arrêter ?',
    scopes: {
      campaigns: 'Les campagnes de cet expéditeur',
      all: 'Les campagnes, la mesure des ouvertures et la transmission à des partenaires',
    },
    reason: 'Pour quelle raison ?',
    reasons: {
      too_many: 'Trop de messages',
      irrelevant: 'Les messages ne me concernent pas',
      never_asked: 'Je ne les ai jamais demandés',
      other: 'Autre raison',
    },
  },
  kinds: {
    desinscription: {
      title: 'Vous êtes désinscrit',
      text: 'Vous ne recevrez plus les campagnes de cet expéditeur. Cela peut prendre quelques minutes.',
      step: 'Les messages liés à un dossier en cours peuvent encore vous parvenir.',
      action: 'Revenir à l’accueil',
    },
    'desinscription-a-confirmer': {
      title: 'Se désinscrire ?',
      text: 'Vous ne recevrez plus les campagnes de cet expéditeur.',
      step: 'Rien n’est changé tant que vous n’avez pas confirmé.',
      action: 'Me désinscrire',
    },
    inscription: {
      title: 'Votre espace est prêt',
      text: 'Votre inscription est enregistrée.',
      step: 'Confirmez votre adresse e-mail par le lien que vous avez reçu.',
      action: 'Continuer',
    },
    abonnement: {
      title: 'Abonnement enregistré',
      text: 'Votre offre est active.',
      step: 'La facture est disponible dans votre espace.',
      action: 'Continuer',
    },
    'contact-partenaire': {
      title: 'Demande transmise',
      text: 'Le partenaire a reçu votre demande.',
      step: 'Il vous répond directement par e-mail.',
      action: 'Continuer',
    },
    'question-envoyee': {
      title: 'Question envoyée',
      text: 'L’expéditeur du dossier a reçu votre question.',
      step: 'Il vous répond par e-mail.',
      action: 'Revenir au dossier',
    },
    depot: {
      title: 'Documents déposés',
      text: 'Vos documents ont été reçus.',
      step: 'Ils sont contrôlés avant d’être visibles.',
      action: 'Continuer',
    },
    rgpd: {
      title: 'Demande enregistrée',
      text: 'Votre demande sur vos données personnelles est enregistrée.',
      step: 'Une réponse vous est due sous un mois.',
      action: 'Continuer',
    },
    'compte-supprime': {
      title: 'Compte supprimé',
      text: 'Votre compte a été supprimé.',
      step: 'Vos données ne sont plus accessibles.',
      action: 'Revenir à l’accueil',
    },
  },
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Done',
  reference: 'Reference',
  date: 'Date',
  amount: 'Amount',
  next: 'What happens next',
  home: 'Dashboard',
  over: {
    title: 'This confirmation is no longer available',
    text: 'What was done is done. This page is shown for one day only.',
    action: 'Back to the home page',
  },
  undo: 'Undo',
  unsubscribe: {
    scope: 'What would you like to stop?',
    scopes: {
      campaigns: 'The campaigns of this sender',
      all: 'Campaigns, the measuring of openings and the passing on to partners',
    },
    reason: 'For what reason?',
    reasons: {
      too_many: 'Too many messages',
      irrelevant: 'The messages do not concern me',
      never_asked: 'I never asked for them',
      other: 'Another reason',
    },
  },
  kinds: {
    desinscription: {
      title: 'You are unsubscribed',
      text: 'You will no longer receive the campaigns of this sender. It may take a few minutes.',
      step: 'Messages about a file under way may still reach you.',
      action: 'Back to the home page',
    },
    'desinscription-a-confirmer': {
      title: 'Unsubscribe?',
      text: 'You will no longer receive the campaigns of this sender.',
      step: 'Nothing is changed until you confirm.',
      action: 'Unsubscribe',
    },
    inscription: {
      title: 'Your workspace is ready',
      text: 'You have signed up.',
      step: 'Confirm your e-mail address with the link you received.',
      action: 'Continue',
    },
    abonnement: {
      title: 'Subscription saved',
      text: 'Your plan is active.',
      step: 'The invoice is available in your workspace.',
      action: 'Continue',
    },
    'contact-partenaire': {
      title: 'Request passed on',
      text: 'The partner has received your request.',
      step: 'They will answer you directly by e-mail.',
      action: 'Continue',
    },
    'question-envoyee': {
      title: 'Question sent',
      text: 'The sender of the file has received your question.',
      step: 'They will answer you by e-mail.',
      action: 'Back to the file',
    },
    depot: {
      title: 'Documents deposited',
      text: 'Your documents have been received.',
      step: 'They are checked before they can be seen.',
      action: 'Continue',
    },
    rgpd: {
      title: 'Request recorded',
      text: 'Your request about your personal data is recorded.',
      step: 'You are due an answer within a month.',
      action: 'Continue',
    },
    'compte-supprime': {
      title: 'Account deleted',
      text: 'Your account has been deleted.',
      step: 'Your data can no longer be reached.',
      action: 'Back to the home page',
    },
  },
};
