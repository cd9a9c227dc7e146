import type { Messages } from '../types.ts';

/** Texts of the forecasts that people enter. */
export const fr = {
  created: 'Prévision « {name} » ajoutée.',
  updated: 'Prévision « {name} » enregistrée.',
  deleted: 'Prévision « {name} » supprimée.',
  title: 'Prévisions saisies',
  help: 'Ce que les plans des opérations ne savent pas. Le montant compte pour sa probabilité.',
  empty: 'Aucune prévision saisie.',
  create: 'Nouvelle prévision',
  edit: 'Modifier',
  remove: 'Supprimer',
  more: 'Actions de la prévision {name}',
  add: 'Ajouter',
  save: 'Enregistrer',
  amountHint: 'Négatif pour un décaissement.',
  detail: '{month} · {nature} · probabilité {probability}',
  fields: {
    month: 'Mois',
    label: 'Libellé',
    amountCents: 'Montant',
    probabilityBps: 'Probabilité',
    operationId: 'Opération',
    nature: 'Nature',
  },
} as const;

export const en: Messages<typeof fr> = {
  created: 'Forecast “{name}” added.',
  updated: 'Forecast “{name}” saved.',
  deleted: 'Forecast “{name}” deleted.',
  title: 'Forecasts entered by hand',
  help: 'What the plans of the operations do not know. The amount counts by its probability.',
  empty: 'No forecast entered.',
  create: 'New forecast',
  edit: 'Change',
  remove: 'Delete',
  more: 'Actions of the forecast {name}',
  add: 'Add',
  save: 'Save',
  amountHint: 'Negative for money out.',
  detail: '{month} · {nature} · probability {probability}',
  fields: {
    month: 'Month',
    label: 'Label',
    amountCents: 'Amount',
    probabilityBps: 'Probability',
    operationId: 'Operation',
    nature: 'Nature',
  },
};
