/** Texts of a mail that somebody passes on. */
export const fr = {
  subject: 'Tr : {subject}',
  preheader: '{sender}, {company}, vous transmet un e-mail.',
  body: '{sender}, de {company}, vous transmet cet e-mail.',
  to: 'Envoyé à',
  at: 'Le',
};

export const en: typeof fr = {
  subject: 'Fwd: {subject}',
  preheader: '{sender}, {company}, forwards an e-mail to you.',
  body: '{sender}, of {company}, forwards this e-mail to you.',
  to: 'Sent to',
  at: 'On',
};
