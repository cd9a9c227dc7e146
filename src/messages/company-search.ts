import type { Messages } from './types.ts';

/** Texts of the search in the register of companies. */
export const fr = {
  action: 'Remplir depuis le registre',
  title: 'Chercher l’entreprise',
  text: 'Dans le registre public des entreprises (Insee, RNE). Les champs vides sont remplis ; ce qui est saisi ne change que si vous le demandez.',
  query: 'Nom, SIREN ou SIRET',
  typeMore: 'Saisissez au moins trois caractères.',
  searching: 'Recherche…',
  failed: 'Le registre ne répond pas. Réessayez dans un instant, ou remplissez les champs à la main.',
  none: 'Aucune entreprise trouvée.',
  choose: 'Choisissez une entreprise dans la liste.',
  results: 'Entreprises trouvées',
  ceased: 'Cessée',
  siren: 'SIREN {siren}',
  demonstration:
    'Données de démonstration : ces entreprises sont inventées. L’exploitant branche le registre public avec COMPANIES_URL.',
  off: 'Le registre n’est pas branché : l’exploitant le fait avec COMPANIES_URL.',
  chosen: '{name} : ce qui est déjà saisi diffère du registre. Cochez ce qui doit être remplacé.',
  replace: '{label} : « {current} » devient « {found} »',
  address: 'Adresse',
  submit: 'Remplir',
  filled:
    '{count, plural, =0 {Rien à remplir : tout est déjà saisi.} one {1 champ rempli.} other {# champs remplis.}}',
} as const;

export const en: Messages<typeof fr> = {
  action: 'Fill from the register',
  title: 'Find the company',
  text: 'In the public register of companies (Insee, RNE). Empty fields are filled; what is typed changes only if you ask for it.',
  query: 'Name, SIREN or SIRET',
  typeMore: 'Type at least three characters.',
  searching: 'Searching…',
  failed: 'The register does not answer. Try again in a moment, or fill in the fields by hand.',
  none: 'No company found.',
  choose: 'Choose a company in the list.',
  results: 'Companies found',
  ceased: 'Ceased',
  siren: 'SIREN {siren}',
  demonstration:
    'Demonstration data: these companies are invented. The operator connects the public register with COMPANIES_URL.',
  off: 'The register is not connected: the operator does so with COMPANIES_URL.',
  chosen: '{name}: some entries differ from the register. Tick those to replace.',
  replace: '{label}: “{current}” becomes “{found}”',
  address: 'Address',
  submit: 'Fill',
  filled:
    '{count, plural, =0 {Nothing to fill: all is there.} one {1 field filled.} other {# fields filled.}}',
};
