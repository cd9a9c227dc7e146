import type { Messages } from '../types.ts';

/** Texts of the page where a supplier deposits papers without an account. */
export const fr = {
  pageTitle: 'Déposer des documents',
  title: 'Documents demandés par {company}',
  intro: '{author} vous demande ces documents pour {supplier}. Aucun compte n’est nécessaire.',
  until: 'Vous pouvez les déposer jusqu’au {date}.',
  preview: 'Aperçu : vous voyez ce que voit le fournisseur. Rien n’est compté ni envoyé.',
  previewRefusal:
    'Vous êtes dans la société qui demande : ajoutez le document depuis la fiche du fournisseur.',
  asked: 'Ce qui est demandé',
  isReceived: 'Reçu',
  isAwaited: 'Attendu',
  form: 'Déposer un document',
  formHelp: 'Un fichier à la fois : PDF, JPEG ou PNG, 20 Mo au maximum.',
  submit: 'Déposer',
  deposited: '« {name} » est déposé.',
  received: 'Ce que vous avez déposé',
  receivedAt: 'Déposé le {date}',
  checked: '{company} contrôle chaque document avant d’en tenir compte.',
  full: 'Ce lien accepte {max} documents au maximum. Demandez-en un autre à la société.',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Deposit documents',
  title: 'Documents requested by {company}',
  intro: '{author} asks you for these documents for {supplier}. No account is needed.',
  until: 'You can deposit them until {date}.',
  preview: 'Preview: you see what the supplier sees. Nothing is counted or sent.',
  previewRefusal: 'You belong to the company that asks: add the document on the supplier’s record.',
  asked: 'What is requested',
  isReceived: 'Received',
  isAwaited: 'Awaited',
  form: 'Deposit a document',
  formHelp: 'One file at a time: PDF, JPEG or PNG, up to 20 MB.',
  submit: 'Deposit',
  deposited: '“{name}” has been deposited.',
  received: 'What you deposited',
  receivedAt: 'Deposited on {date}',
  checked: '{company} checks each document before taking it into account.',
  full: 'This link takes {max} documents at most. Ask the company for another.',
};
