import type { Messages } from '../types.ts';

/** The mail that a partner receives, and the one to whoever wrote. */
export const fr = {
  requestSubject: '{subject}',
  requestPreheader: '{sender}, de {company}, vous écrit depuis Îlot.',
  requestTitle: 'Une demande de {company}',
  requestBody:
    '{sender}, de {company}, vous adresse cette demande. Répondez à ce message : votre réponse lui parviendra directement.',
  subject: 'Objet',
  sender: 'De la part de',
  email: 'E-mail',
  phone: 'Téléphone',
  operation: 'Opération',
  requestNote:
    'Ces informations vous sont transmises avec l’accord de leur expéditeur, pour répondre à cette seule demande.',
  receivedSubject: 'Votre demande à {partner}',
  receivedPreheader: 'Votre demande a été transmise à {partner}.',
  receivedTitle: 'Demande transmise',
  receivedBody:
    'Votre demande a été transmise à {partner}, qui vous répondra directement par e-mail. En voici la copie.',
  receivedAction: 'Ouvrir la fiche du partenaire',
  receivedNote:
    'Rien d’autre que ce qui figure dans ce message ne lui a été transmis, avec votre nom, votre société et vos coordonnées.',
};

export const en: Messages<typeof fr> = {
  requestSubject: '{subject}',
  requestPreheader: '{sender}, of {company}, writes to you from Îlot.',
  requestTitle: 'A request from {company}',
  requestBody:
    '{sender}, of {company}, sends you this request. Answer this message: your answer reaches them directly.',
  subject: 'Subject',
  sender: 'From',
  email: 'E-mail',
  phone: 'Phone',
  operation: 'Operation',
  requestNote:
    'This information is passed on to you with its sender’s consent, to answer this request alone.',
  receivedSubject: 'Your request to {partner}',
  receivedPreheader: 'Your request was passed on to {partner}.',
  receivedTitle: 'Request passed on',
  receivedBody:
    'Your request was passed on to {partner}, who will answer you directly by e-mail. This is a copy of it.',
  receivedAction: 'Open the partner’s page',
  receivedNote: 'Only this message was passed on, with your name, your company and your contact details.',
};
