import type * as z from 'zod';
import { fill } from './fill.ts';
import type { Messages } from './types.ts';

/** Texts of refused input, the same in the browser and on the server. */
export const fr = {
  required: 'Ce champ est obligatoire.',
  choice: 'Choix non valide.',
  number: 'Saisissez un nombre valide.',
  integer: 'Saisissez un nombre entier.',
  range: 'La valeur doit être comprise entre {min} et {max}.',
  min: 'La valeur doit être supérieure ou égale à {min}.',
  max: 'La valeur doit être inférieure ou égale à {max}.',
  tooLong: '{max} caractères au maximum.',
  tooShort: '{min} caractères au minimum.',
  tooMany: '{max} éléments au maximum.',
  email: 'Saisissez une adresse e-mail valide.',
  date: 'Saisissez une date valide (jj/mm/aaaa).',
  datesOrder: 'La date de fin doit être postérieure ou égale à la date de début.',
  amountPositive: 'Le montant doit être supérieur à 0 €.',
  amountNotZero: 'Le montant ne peut pas être nul.',
  sameAccount: 'Les deux comptes doivent être différents.',
  areaPositive: 'La surface doit être supérieure à 0 m².',
  rejectReason: 'Indiquez le motif d’écartement.',
  alertAim: 'Choisissez au moins une commune, un type, un prix ou une surface.',
  unique: 'Cette valeur est déjà utilisée.',
  unknownPlaceholder: 'Variable inconnue : {name}.',
  priceRequired: 'Le prix est obligatoire.',
  recipientRequired: 'Choisissez au moins un destinataire.',
  payerRequired: 'Indiquez qui paie les honoraires.',
  phone: 'Saisissez un numéro de téléphone valide.',
  postalCode: 'Le code postal comporte 5 chiffres.',
  siren: 'Le SIREN comporte 9 chiffres et doit être valide.',
  siret: 'Le SIRET comporte 14 chiffres et doit être valide.',
  vatNumber: 'Numéro de TVA non valide (attendu FR + clé + SIREN).',
  slug: 'Minuscules, chiffres et tirets uniquement.',
  rolesMissing: 'Choisissez au moins un rôle.',
  color: 'Couleur attendue au format #RRGGBB.',
  roleName: 'Minuscules, chiffres et tirets, 3 à 40 caractères.',
  roleTaken: 'Cet identifiant est déjà pris.',
  couponCode: 'Lettres majuscules, chiffres et tirets uniquement.',
  couponPercent: 'Une remise est comprise entre 1 et 100 %.',
  couponMonths: '12 mois au maximum.',
  couponDays: '60 jours au maximum.',
  couponPeriods: 'Indiquez le nombre de périodes.',
  utmWord: 'Minuscules, chiffres, tirets et soulignés uniquement.',
  utmText: 'Lettres, chiffres, espaces et . _ ~ + - uniquement.',
  utmTaken: 'Une autre campagne porte déjà ces paramètres.',
  utmSlugTaken: 'Ce lien court est déjà pris.',
  utmTarget: 'Saisissez une page du site (/inscription) ou une adresse complète (https://…).',
  accountCode: 'Le numéro comporte 2 à 8 chiffres.',
  accountClass: 'La classe doit être comprise entre 1 et 7.',
  accountParent: 'Le numéro doit commencer par celui de son compte parent.',
  accountExtends: 'Le compte doit prolonger un compte existant (ex. 6051 → 60511).',
  accountTaken: 'Ce numéro existe déjà.',
  reportMonths: 'Une période de 60 mois au maximum.',
  leaseDaysOrder: 'Le dernier jour du bail précède son premier jour.',
  rentVat: 'La TVA ne s’applique pas au loyer d’un logement.',
  slugTaken: 'Cette adresse est déjà prise : choisissez-en une autre.',
  bannerAlt: 'Le texte alternatif est obligatoire.',
  bannerSize: 'Image attendue : {width} × {height} px (500 Ko au maximum).',
  prospectReach: 'Renseignez un e-mail ou un téléphone.',
  partnerZones: 'Choisissez au moins un département.',
  partnerConsent: 'Confirmez la transmission de vos informations à ce partenaire.',
  altRequired: 'Décrivez chaque image (texte alternatif).',
  siretOfSiren: 'Le SIRET doit commencer par le SIREN de la société.',
  vatOfSiren: 'Le numéro de TVA doit se terminer par le SIREN de la société.',
  dayOfYear: 'Saisissez un jour et un mois (jj/mm).',
  iban: 'IBAN non valide.',
  bic: 'BIC non valide (8 ou 11 caractères).',
  url: 'Saisissez une adresse web complète (https://…).',
  fileTooLarge: 'Fichier trop volumineux ({max} Mo au maximum).',
  fileFormat: 'Format non accepté ({formats}).',
  inseeCode: 'Le code INSEE comporte 5 caractères (par exemple 33243 ou 2A004).',
  parcelPrefix: 'Le préfixe comporte 3 chiffres.',
  parcelSection: 'La section comporte 1 ou 2 lettres ou chiffres.',
  parcelNumber: 'Le numéro comporte 1 à 4 chiffres.',
  area: 'Saisissez une surface en m², avec deux décimales au plus.',
  format: 'Cette valeur n’a pas le format attendu.',
  targetsOrder: 'Les dates cibles doivent se suivre.',
  coordinatesPair: 'Indiquez la latitude et la longitude, ou aucune des deux.',
  inseeMismatch: 'Le code INSEE ne correspond pas au code postal.',
  postalCodeOfCommune: 'Ce code postal n’est pas celui de {city} ({codes}).',
  referenceTaken: 'Cette référence existe déjà.',
  unknownRecord: 'Cet élément n’existe plus ou ne vous est pas accessible.',
  forbidden: 'Vous n’avez pas les droits nécessaires.',
  quota: 'Votre offre est limitée à {count} {things}. Changez d’offre pour continuer.',
  staleVersion: 'Cette fiche a été modifiée par {name} à {time}. Comparez avant d’enregistrer.',
  credentials: 'Identifiants incorrects.',
  acceptTerms: 'Acceptez les conditions générales pour continuer.',
  invitationOver: 'Cette invitation a expiré ou a été annulée.',
  tooManyRequests: 'Trop de demandes. Réessayez plus tard.',
  passwordMismatch: 'Les deux mots de passe ne correspondent pas.',
  tooManyAttempts: 'Trop de tentatives. Réessayez dans {seconds} secondes.',
  invited: 'Votre invitation n’est pas encore acceptée. Consultez votre e-mail.',
  suspended: 'Votre accès a été suspendu. Contactez le titulaire du compte.',
  confirmation: 'Confirmez votre mot de passe pour continuer.',
  readOnly: 'Votre compte est en lecture seule. Régularisez votre abonnement pour modifier vos données.',
  quotaOperations: 'Votre offre est limitée à {count} opérations actives. Changez d’offre pour continuer.',
  quotaUsers: 'Votre offre est limitée à {count} utilisateurs. Changez d’offre pour continuer.',
  quotaMiniSites: 'Votre offre est limitée à {count} mini-sites. Changez d’offre pour continuer.',
  notSourcing: 'Seule une opération en sourcing peut être supprimée.',
  fileEmpty: 'Ce fichier est vide.',
  endAfterStart: 'La fin doit être postérieure au début.',
  time: 'Saisissez une heure valide (hh:mm).',
  blockedReason: 'Indiquez la raison du blocage.',
  deferralBelowDuration: 'Le différé doit être inférieur à la durée.',
  expiryAfterStart: 'La date d’expiration doit être postérieure au début.',
  vatRate: 'Saisissez un taux de TVA en vigueur : 0, 5,5, 10 ou 20 %.',
  sharesTotal: 'La somme des parts doit être égale à 100 %.',
  yearTwice: 'Chaque exercice ne figure qu’une fois.',
  underage: 'Le porteur doit être majeur.',
  ape: 'Le code APE comporte 4 chiffres et une lettre (par exemple 68.10Z).',
  contactReach: 'Renseignez au moins un e-mail, un téléphone ou une adresse.',
  pictureUnreadable: 'Cette image est illisible. Enregistrez-la de nouveau en PNG ou en JPEG.',
  pictureTooLarge: 'Cette image dépasse {max} mégapixels. Réduisez-la.',
  saleNature: 'Seules les ventes servent de comparables.',
  salePrice: 'Prix absent ou inférieur à 1 000 €.',
  saleType: 'Type de local inconnu.',
  salePosition: 'Position absente : cette vente ne peut pas être située.',
  saleArea: 'Surface absente ou nulle.',
  hasLots: 'Une opération qui a des lots ne peut pas être supprimée.',
  priceOnce: 'Indiquez un prix au m² ou un prix unitaire, l’un des deux.',
  shareEmpty: 'Cochez au moins une rubrique ou un document.',
  shareFinancial: 'Section réservée aux partenaires financiers.',
  shareExpiry: 'La date d’expiration ne peut pas dépasser {days} jours.',
  sharePast: 'La date d’expiration est passée.',
  shareCode: 'Un mot de passe est obligatoire pour un profil personnel.',
  shareCodeWrong: 'Mot de passe incorrect.',
  shareOver: 'Ce lien est expiré ou révoqué : dupliquez-le pour en envoyer un autre.',
  shareConsent: 'Acceptez que vos coordonnées soient transmises à l’expéditeur.',
  operationsMissing: 'Sélectionnez au moins une opération.',
  lotArea: 'Surface obligatoire.',
  roomTwice: 'Deux pièces portent le même nom : distinguez-les.',
  buyerFees: 'Honoraires acquéreur : indiquez leur montant et le prix hors honoraires.',
  exclusiveMandate: 'Un mandat exclusif porte un numéro : indiquez-le.',
  contactInText: 'Retirez les coordonnées (téléphone, e-mail, site web) de ce texte.',
  bedroomsAboveRooms: 'Le nombre de chambres ne peut pas dépasser le nombre de pièces.',
  priceParts: 'Existant + travaux doit être égal au prix : corrigez la répartition.',
  dpeTooOld: 'Un DPE d’avant le 01/07/2021 n’est plus valable : faites-le refaire.',
  mostBelowLeast: 'Le maximum doit être supérieur au minimum.',
} as const;

export const en: Messages<typeof fr> = {
  required: 'This field is required.',
  choice: 'This choice is not valid.',
  number: 'Enter a valid number.',
  integer: 'Enter a whole number.',
  range: 'The value must be between {min} and {max}.',
  min: 'The value must be at least {min}.',
  max: 'The value must be at most {max}.',
  tooLong: 'At most {max} characters.',
  tooShort: 'At least {min} characters.',
  tooMany: 'At most {max} items.',
  email: 'Enter a valid e-mail address.',
  date: 'Enter a valid date (dd/mm/yyyy).',
  datesOrder: 'The end date must not be before the start date.',
  amountPositive: 'The amount must be more than €0.',
  amountNotZero: 'The amount cannot be zero.',
  sameAccount: 'The two accounts must differ.',
  areaPositive: 'The area must be above 0 m².',
  rejectReason: 'Give the reason for rejection.',
  alertAim: 'Choose at least a commune, a kind, a price or an area.',
  unique: 'This value is already in use.',
  unknownPlaceholder: 'Unknown placeholder: {name}.',
  priceRequired: 'The price is required.',
  recipientRequired: 'Choose at least one recipient.',
  payerRequired: 'Say who pays the fees.',
  phone: 'Enter a valid telephone number.',
  postalCode: 'A postcode has 5 digits.',
  siren: 'A SIREN has 9 digits and must be valid.',
  siret: 'A SIRET has 14 digits and must be valid.',
  vatNumber: 'This VAT number is not valid (FR + key + SIREN expected).',
  slug: 'Lower-case letters, digits and hyphens only.',
  rolesMissing: 'Choose at least one role.',
  color: 'Write the colour as #RRGGBB.',
  roleName: 'Lower-case letters, digits and dashes, 3 to 40 signs.',
  roleTaken: 'This identifier is taken already.',
  couponCode: 'Capital letters, figures and hyphens only.',
  couponPercent: 'A discount is from 1 to 100%.',
  couponMonths: '12 months at most.',
  couponDays: '60 days at most.',
  couponPeriods: 'Give the number of periods.',
  utmWord: 'Lower-case letters, figures, hyphens and underscores only.',
  utmText: 'Letters, figures, spaces and . _ ~ + - only.',
  utmTaken: 'Another campaign has these parameters already.',
  utmSlugTaken: 'This short link is taken already.',
  utmTarget: 'Enter a page of the site (/inscription) or a whole address (https://…).',
  accountCode: 'The number has 2 to 8 figures.',
  accountClass: 'The class must be from 1 to 7.',
  accountParent: 'The number must begin with that of its parent account.',
  accountExtends: 'The account must prolong an existing one (e.g. 6051 → 60511).',
  reportMonths: 'A period of 60 months at most.',
  leaseDaysOrder: 'The last day of the lease comes before its first.',
  rentVat: 'No VAT is charged on the rent of a dwelling.',
  accountTaken: 'This number exists already.',
  slugTaken: 'This address is taken: choose another one.',
  bannerAlt: 'The alternative text is required.',
  bannerSize: 'Expected picture: {width} × {height} px (500 KB at most).',
  prospectReach: 'Give an e-mail or a phone number.',
  partnerZones: 'Choose one department at least.',
  partnerConsent: 'Confirm that your information is passed on to this partner.',
  altRequired: 'Describe each picture (alternative text).',
  siretOfSiren: 'The SIRET must begin with the company’s SIREN.',
  vatOfSiren: 'The VAT number must end with the company’s SIREN.',
  dayOfYear: 'Enter a day and a month (dd/mm).',
  iban: 'This IBAN is not valid.',
  bic: 'This BIC is not valid (8 or 11 characters).',
  url: 'Enter a complete web address (https://…).',
  fileTooLarge: 'This file is too large (at most {max} MB).',
  fileFormat: 'This format is not accepted ({formats}).',
  inseeCode: 'An INSEE code has 5 characters (for example 33243 or 2A004).',
  parcelPrefix: 'The prefix has 3 digits.',
  parcelSection: 'The section has 1 or 2 letters or digits.',
  parcelNumber: 'The number has 1 to 4 digits.',
  area: 'Enter an area in m², with at most two decimals.',
  format: 'This value does not have the expected format.',
  targetsOrder: 'Target dates must follow each other.',
  coordinatesPair: 'Give both latitude and longitude, or neither.',
  inseeMismatch: 'The INSEE code does not match the postcode.',
  postalCodeOfCommune: 'This postcode is not one of {city} ({codes}).',
  referenceTaken: 'This reference already exists.',
  unknownRecord: 'This item no longer exists or is not available to you.',
  forbidden: 'You do not have the rights for this.',
  quota: 'Your plan is limited to {count} {things}. Change plan to go on.',
  staleVersion: 'This record was changed by {name} at {time}. Compare before saving.',
  credentials: 'Wrong e-mail or password.',
  acceptTerms: 'Accept the general terms to continue.',
  invitationOver: 'This invitation has expired or was withdrawn.',
  tooManyRequests: 'Too many requests. Try again later.',
  passwordMismatch: 'The two passwords do not match.',
  tooManyAttempts: 'Too many attempts. Try again in {seconds} seconds.',
  invited: 'Your invitation has not been accepted yet. Check your e-mail.',
  suspended: 'Your access is suspended. Contact the account holder.',
  confirmation: 'Confirm your password to continue.',
  readOnly: 'Your account is read-only. Put your subscription in order to change your data.',
  quotaOperations: 'Your plan is limited to {count} active operations. Change your plan to continue.',
  quotaUsers: 'Your plan is limited to {count} users. Change your plan to continue.',
  quotaMiniSites: 'Your plan is limited to {count} mini-sites. Change your plan to continue.',
  notSourcing: 'Only an operation in sourcing can be deleted.',
  fileEmpty: 'This file is empty.',
  endAfterStart: 'The end must come after the start.',
  time: 'Enter a valid time (hh:mm).',
  blockedReason: 'Say what blocks the task.',
  deferralBelowDuration: 'The deferral must be shorter than the loan.',
  expiryAfterStart: 'The expiry date must be after the start date.',
  vatRate: 'Enter a VAT rate in force: 0, 5.5, 10 or 20%.',
  sharesTotal: 'The shares must add up to 100%.',
  yearTwice: 'Each year can appear only once.',
  underage: 'The borrower must be of age.',
  ape: 'An APE code has 4 digits and a letter (for example 68.10Z).',
  contactReach: 'Give at least an e-mail, a telephone or an address.',
  pictureUnreadable: 'This picture cannot be read. Save it again as PNG or JPEG.',
  pictureTooLarge: 'This picture has more than {max} megapixels. Make it smaller.',
  saleNature: 'Only sales serve as comparables.',
  salePrice: 'The price is missing or below €1,000.',
  saleType: 'This type of premises is not known.',
  salePosition: 'The position is missing: this sale cannot be placed.',
  saleArea: 'The area is missing or zero.',
  hasLots: 'An operation that has lots cannot be deleted.',
  priceOnce: 'Give a price per m² or a unit price, one of the two.',
  shareEmpty: 'Tick at least one section or document.',
  shareFinancial: 'This section is for financial partners.',
  shareExpiry: 'The end date cannot be more than {days} days away.',
  sharePast: 'The end date is past.',
  shareCode: 'A password is required for a personal profile.',
  shareCodeWrong: 'Wrong password.',
  shareOver: 'This link has expired or was revoked: duplicate it to send another one.',
  shareConsent: 'Agree to your contact details being passed on to the sender.',
  operationsMissing: 'Select at least one operation.',
  lotArea: 'The area is required.',
  roomTwice: 'Two rooms have the same name: tell them apart.',
  buyerFees: 'Fees of the buyer: give their amount and the price without fees.',
  exclusiveMandate: 'An exclusive mandate has a number: give it.',
  contactInText: 'Take telephone, e-mail and web addresses out of this text.',
  bedroomsAboveRooms: 'There cannot be more bedrooms than rooms.',
  priceParts: 'Existing part + works must equal the price: correct the split.',
  dpeTooOld: 'An energy certificate from before 01/07/2021 is no longer valid: have it done again.',
  mostBelowLeast: 'The maximum must be above the minimum.',
};

export type ValidationKey = keyof typeof fr;
type Values = Readonly<Record<string, string | number>>;

/** The text of a refusal in the person's language. */
export function validationText(locale: 'fr' | 'en', key: ValidationKey, values: Values = {}): string {
  const text: string = (locale === 'fr' ? fr : en)[key];
  return fill(text, values);
}

/** Regular expressions of the contracts, by the text that explains them. */
const formats: readonly [pattern: string, key: ValidationKey][] = [
  ['/^\\d{5}$/', 'postalCode'],
  ['/^(\\d{2}|2[AB])\\d{3}$/', 'inseeCode'],
  ['/^(\\d{3})?$/', 'parcelPrefix'],
  ['/^[0-9A-Z]{1,2}$/', 'parcelSection'],
  ['/^\\d{1,4}$/', 'parcelNumber'],
  ['/^\\d{1,8}(\\.\\d{1,2})?$/', 'area'],
];

/**
 * A zod error map (https://zod.dev/error-customization) that speaks the person's language.
 *
 * Own rules give their key in `params.code`, and what stands in its text in `params.values`.
 */
export function validationErrorMap(locale: 'fr' | 'en'): z.core.$ZodErrorMap {
  return (issue) => {
    const [key, values] = describe(issue);
    return validationText(locale, key, values);
  };
}

function describe(issue: z.core.$ZodRawIssue): [ValidationKey, Values?] {
  const isBlank = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isBlank) return ['required'];
      if (issue.expected === 'int') return ['integer'];
      return [issue.expected === 'number' ? 'number' : 'format'];
    case 'invalid_value':
    case 'invalid_union':
      return [isBlank ? 'required' : 'choice'];
    case 'too_small':
      if (issue.origin !== 'string') return ['min', { min: String(issue.minimum) }];
      return isBlank ? ['required'] : ['tooShort', { min: String(issue.minimum) }];
    case 'too_big':
      if (issue.origin === 'string') return ['tooLong', { max: String(issue.maximum) }];
      if (issue.origin === 'array') return ['tooMany', { max: String(issue.maximum) }];
      return ['max', { max: String(issue.maximum) }];
    case 'invalid_format':
      if (isBlank) return ['required'];
      if (issue.format === 'email') return ['email'];
      if (issue.format === 'date') return ['date'];
      if (issue.format === 'url') return ['url'];
      return [formats.find(([pattern]) => pattern === issue.pattern)?.[1] ?? 'format'];
    case 'custom': {
      const code: unknown = issue.params?.['code'];
      const values = issue.params?.['values'] as Values | undefined;
      return [typeof code === 'string' && code in fr ? (code as ValidationKey) : 'format', values];
    }
    default:
      return ['format'];
  }
}
