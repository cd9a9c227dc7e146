import type { Messages } from './types.ts';

/** Texts of files that people bring in. */
export const fr = {
  read: 'Fichier lu : vérifiez les colonnes puis lancez l’import.',
  mapped: 'Colonnes enregistrées.',
  started: 'L’import est lancé.',
  failed:
    'L’import s’est arrêté : {imported} lignes sur {valid} sont importées. Relancez-le pour continuer, ou annulez-le.',
  reverted: '{count} éléments importés ont été retirés.',
  revertedKept:
    '{count} éléments importés ont été retirés ; {kept}, modifiés ou utilisés depuis, sont conservés.',
  problem: {
    unreadable: 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou en XLSX.',
    tooManyLines: 'Le fichier dépasse {max} lignes. Découpez-le.',
    tooManyColumns: 'Le fichier dépasse {max} colonnes.',
    cellTooLong: 'Une cellule dépasse {max} caractères.',
    tooMuchText: 'Le fichier dépasse {max} caractères en tout. Découpez-le.',
    noLines: 'Le fichier n’a aucune ligne sous ses titres de colonnes.',
  },
  notMapped: 'Choisissez la colonne du champ « {field} ».',
  unknownColumn: 'Cette colonne n’existe pas dans le fichier.',
  columnTwice: 'Cette colonne est déjà choisie pour un autre champ.',
  hasErrors: '{count} lignes ont des erreurs. Corrigez le fichier ou n’importez que les lignes valides.',
  nothingValid: 'Aucune ligne valide à importer.',
  notReady: 'Cet import a déjà été lancé.',
  tooLate: 'Un import ne peut être annulé que sous 24 heures.',
  report: { line: 'Ligne', field: 'Champ', problem: 'Problème', title: 'Rapport d’import' },
} as const;

export const en: Messages<typeof fr> = {
  read: 'File read: check the columns, then start the import.',
  mapped: 'Columns saved.',
  started: 'The import has started.',
  failed:
    'The import has stopped: {imported} of {valid} lines are in. Start it again to go on, or take it back.',
  reverted: '{count} imported items were taken back.',
  revertedKept: '{count} imported items were taken back; {kept}, changed or used since, were kept.',
  problem: {
    unreadable: 'This file could not be read. Save it as CSV or XLSX.',
    tooManyLines: 'The file has more than {max} lines. Split it.',
    tooManyColumns: 'The file has more than {max} columns.',
    cellTooLong: 'A cell has more than {max} characters.',
    tooMuchText: 'The file has more than {max} characters in all. Split it.',
    noLines: 'The file has no line below its column titles.',
  },
  notMapped: 'Choose the column of the field “{field}”.',
  unknownColumn: 'This column is not in the file.',
  columnTwice: 'This column is already chosen for another field.',
  hasErrors: '{count} lines have errors. Fix the file, or import the valid lines only.',
  nothingValid: 'There is no valid line to import.',
  notReady: 'This import was already started.',
  tooLate: 'An import can be taken back for 24 hours.',
  report: { line: 'Line', field: 'Field', problem: 'Problem', title: 'Import report' },
};
