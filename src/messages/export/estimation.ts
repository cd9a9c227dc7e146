import type { Messages } from '../types.ts';

/** Texts of the printed opinion of value, beside those of estimations. */
export const fr = {
  aside: 'Valeur au {date}',
  provisional: 'PROVISOIRE',
  archived: 'Estimation archivée',
  subject: 'Bien estimé',
  address: 'Adresse',
  lot: 'Lot',
  whole: 'Opération entière',
  floor: '{floor, plural, =0 {Rez-de-chaussée} one {1er étage} other {#e étage}}',
  basement: 'Sous-sol, niveau {floor}',
  yes: 'Oui',
  no: 'Non',
  unspecified: 'Non renseigné',
  result: 'Résultat',
  byComparison: 'Comparaison, {count, plural, one {1 vente} other {# ventes}}',
  retained: 'Valeur retenue',
  tooFew: 'Pas de valeur par comparaison : au moins trois ventes comparables sont nécessaires.',
  noRetained: 'Aucune valeur retenue.',
  amountsHidden: 'Montants communiqués sur demande.',
  confidence: 'Confiance : {level}, {points} sur 100',
  box: 'Dispersion des prix au m²',
  lowest: 'Le plus bas',
  highest: 'Le plus haut',
  why: 'Justification de la valeur retenue',
  comment: 'Commentaire',
  comparables: 'Ventes comparables',
  plan: 'Ventes autour du bien',
  planLabel: 'Ventes comparables autour du bien, d’autant plus grandes qu’elles pèsent',
  sale: 'Vente',
  leftOut: '{count, plural, one {1 autre vente a été écartée.} other {# autres ventes ont été écartées.}}',
  method: 'Méthode',
  methodText: {
    comparison:
      'La valeur est tirée des ventes connues de biens comparables. Chaque vente pèse d’autant plus qu’elle est proche, récente et de surface voisine, dans la limite de {distance} m et de {months} mois. Les valeurs basse, médiane et haute sont les 20e, 50e et 80e centiles pondérés, arrondis au millier d’euros.',
    income:
      'La valeur est celle du revenu : les loyers annuels, moins la vacance et les charges, divisés par le taux de rendement attendu, arrondis au millier d’euros.',
    developer_balance:
      'La valeur est le prix d’achat maximal, frais d’acte compris, qui laisse la marge visée une fois déduits du chiffre d’affaires hors taxes les autres coûts de l’opération.',
    mixed:
      'La valeur est tirée des ventes connues de biens comparables, dans la limite de {distance} m et de {months} mois, et rapprochée de celle que donnent les autres méthodes renseignées.',
  },
  income: 'Valeur par le revenu',
  balance: 'Bilan promoteur',
  author: 'Établi par {name}, {company}',
  authorWithJob: 'Établi par {name}, {job}, {company}',
  reservations: 'Réserves',
  reservationText:
    'Avis de valeur non assimilable à une expertise. Il repose sur les informations connues à sa date, sans sondage du bâti ni vérification de la situation juridique, locative ou environnementale du bien, et ne vaut que pour l’usage de son destinataire. Une évolution du marché ou une information nouvelle peut le remettre en cause.',
} as const;

export const en: Messages<typeof fr> = {
  aside: 'Value on {date}',
  provisional: 'PROVISIONAL',
  archived: 'Archived estimate',
  subject: 'Property valued',
  address: 'Address',
  lot: 'Lot',
  whole: 'Whole operation',
  floor: '{floor, plural, =0 {Ground floor} one {1st floor} other {Floor #}}',
  basement: 'Basement, level {floor}',
  yes: 'Yes',
  no: 'No',
  unspecified: 'Not stated',
  result: 'Result',
  byComparison: 'Comparison, {count, plural, one {1 sale} other {# sales}}',
  retained: 'Value retained',
  tooFew: 'No value by comparison: at least three comparable sales are needed.',
  noRetained: 'No value retained.',
  amountsHidden: 'Amounts available on request.',
  confidence: 'Confidence: {level}, {points} out of 100',
  box: 'Spread of prices per m²',
  lowest: 'Lowest',
  highest: 'Highest',
  why: 'Grounds for the value retained',
  comment: 'Comment',
  comparables: 'Comparable sales',
  plan: 'Sales around the property',
  planLabel: 'Comparable sales around the property, the larger the more they weigh',
  sale: 'Sale',
  leftOut: '{count, plural, one {1 other sale was left out.} other {# other sales were left out.}}',
  method: 'Method',
  methodText: {
    comparison:
      'The value is drawn from known sales of comparable properties. A sale weighs the more the closer, the more recent and the more alike in area it is, within {distance} m and {months} months. Low, median and high values are the weighted 20th, 50th and 80th percentiles, rounded to the thousand euros.',
    income:
      'The value is that of the income: annual rents, less vacancy and charges, divided by the expected yield and rounded to the thousand euros.',
    developer_balance:
      'The value is the highest purchase price, deed costs included, that leaves the target margin once the other costs of the operation are deducted from revenue excluding VAT.',
    mixed:
      'The value is drawn from known sales of comparable properties, within {distance} m and {months} months, and set beside what the other methods give where they are filled in.',
  },
  income: 'Value by income',
  balance: 'Developer’s balance',
  author: 'Drawn up by {name}, {company}',
  authorWithJob: 'Drawn up by {name}, {job}, {company}',
  reservations: 'Reservations',
  reservationText:
    'Opinion of value, not to be taken for a valuation by an expert. It rests on what was known on its date, without a survey of the building or a check of the legal, letting or environmental position of the property, and is for the use of its recipient alone. A change of the market or new information may call it into question.',
};
