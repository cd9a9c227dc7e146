import type { Messages } from './types.ts';

/** Texts of choosing a password: the checklist, its meter, and what the server refuses. */
export const fr = {
  title: 'Votre mot de passe doit comporter',
  alternative: 'Ou choisissez une phrase d’au moins {words} mots différents et {phraseMin} caractères.',
  met: 'respecté',
  unmet: 'à respecter',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  strength: 'Robustesse',
  /** Lines of the checklist. */
  rules: {
    length: 'Au moins {min} caractères',
    lower: 'Une lettre minuscule',
    upper: 'Une lettre majuscule',
    digit: 'Un chiffre',
    symbol: 'Un caractère spécial',
    maximum: '{max} caractères au maximum',
    personal: 'Ni votre nom, ni votre e-mail, ni le nom de votre société, ni celui de l’application',
    common: 'Pas un mot de passe courant',
    previous: 'Différent de vos 5 derniers mots de passe',
  },
  /** For clients: a long password needs none. */
  symbolOrLong: 'Un caractère spécial, ou {min} caractères au moins',
  strengths: {
    none: 'Aucun mot de passe saisi',
    weak: 'Faible',
    fair: 'Insuffisant',
    good: 'Bon',
    strong: 'Très bon',
  },
  mismatch: 'Les deux mots de passe ne correspondent pas.',
  currentWrong: 'Le mot de passe actuel est incorrect.',
  wrong: 'Le mot de passe est incorrect.',
  deadLink: 'Ce lien n’est plus valable.',
  changed: 'Mot de passe modifié. Connectez-vous.',
  changedElsewhereOut: 'Mot de passe modifié. Les autres sessions ont été déconnectées.',
} as const;

export const en: Messages<typeof fr> = {
  title: 'Your password must have',
  alternative: 'Or choose a phrase of at least {words} different words and {phraseMin} characters.',
  met: 'met',
  unmet: 'to be met',
  show: 'Show the password',
  hide: 'Hide the password',
  strength: 'Strength',
  rules: {
    length: 'At least {min} characters',
    lower: 'A lower-case letter',
    upper: 'A capital letter',
    digit: 'A digit',
    symbol: 'A special character',
    maximum: 'At most {max} characters',
    personal: 'Not your name, your e-mail, your company’s name or the application’s',
    common: 'Not a common password',
    previous: 'Different from your last 5 passwords',
  },
  symbolOrLong: 'A special character, or at least {min} characters',
  strengths: {
    none: 'No password entered',
    weak: 'Weak',
    fair: 'Not enough',
    good: 'Good',
    strong: 'Very good',
  },
  mismatch: 'The two passwords do not match.',
  currentWrong: 'The current password is wrong.',
  wrong: 'The password is wrong.',
  deadLink: 'This link is no longer valid.',
  changed: 'Password changed. Sign in.',
  changedElsewhereOut: 'Password changed. The other sessions were signed out.',
};
