import type { Messages } from '../types.ts';

/** Texts of the templates of expenses that a company keeps for its simulations. */
export const fr = {
  created: 'Modèle « {name} » enregistré.',
  updated: 'Modèle « {name} » enregistré.',
  deleted: 'Modèle « {name} » supprimé.',
  own: 'Modèles de la société',
  shipped: 'Modèles fournis',
  nothing: 'Il n’y a pas de dépense à enregistrer.',
  lines: '{count, plural, one {1 ligne} other {# lignes}}',
  save: {
    action: 'Enregistrer comme modèle…',
    title: 'Enregistrer ces dépenses comme modèle',
    help: 'Les mois sont comptés depuis le départ de la simulation ; fournisseurs et comptes sont gardés.',
    submit: 'Enregistrer le modèle',
    replaces: '« {name} » existe déjà : ses lignes seront remplacées.',
  },
  manage: {
    action: 'Gérer les modèles…',
    title: 'Modèles de dépenses de la société',
    name: 'Nom de « {name} »',
    rename: 'Renommer',
    removeOf: 'Supprimer le modèle {name}',
    close: 'Fermer',
    empty: 'Aucun modèle : enregistrez les dépenses d’une simulation.',
  },
  fields: { name: 'Nom du modèle', lines: 'Lignes', amounts: 'Montants en euros' },
  amounts: {
    ratios: 'En ratios du prix d’achat, des travaux, des surfaces et du chiffre d’affaires',
    kept: 'Tels quels',
    empty: 'À saisir à chaque fois',
  },
} as const;

export const en: Messages<typeof fr> = {
  created: 'Template “{name}” saved.',
  updated: 'Template “{name}” saved.',
  deleted: 'Template “{name}” deleted.',
  own: 'Templates of the company',
  shipped: 'Templates that come along',
  nothing: 'There is no expense to save.',
  lines: '{count, plural, one {1 line} other {# lines}}',
  save: {
    action: 'Save as a template…',
    title: 'Save these expenses as a template',
    help: 'Months are counted from the start of the simulation; suppliers and accounts are kept.',
    submit: 'Save the template',
    replaces: '“{name}” exists already: its lines will be replaced.',
  },
  manage: {
    action: 'Manage templates…',
    title: 'Expense templates of the company',
    name: 'Name of “{name}”',
    rename: 'Rename',
    removeOf: 'Delete the template {name}',
    close: 'Close',
    empty: 'No template: save the expenses of a simulation.',
  },
  fields: { name: 'Name of the template', lines: 'Lines', amounts: 'Amounts in euros' },
  amounts: {
    ratios: 'As ratios of purchase price, works, areas and revenue',
    kept: 'As they are',
    empty: 'To be filled in each time',
  },
};
