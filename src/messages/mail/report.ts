import type { Messages } from '../types.ts';

/** The mail with a report that is sent by itself. */
export const fr = {
  subject: 'Rapport : {name}',
  preheader: 'Rapport programmé de {company}.',
  body: 'Le rapport programmé « {name} » est prêt, avec les données que vos droits vous ouvrent.',
  period: 'Période',
  rows: 'Lignes',
  action: 'Ouvrir le rapport',
  note: 'Vous le recevez parce qu’un membre de votre société vous a ajouté à ses destinataires.',
};

export const en: Messages<typeof fr> = {
  subject: 'Report: {name}',
  preheader: 'Scheduled report of {company}.',
  body: 'The scheduled report “{name}” is ready, with the data that your rights open to you.',
  period: 'Period',
  rows: 'Rows',
  action: 'Open the report',
  note: 'You receive it because a member of your company added you to those it is sent to.',
};
