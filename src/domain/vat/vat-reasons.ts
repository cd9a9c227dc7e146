import type { Text } from '../explain/calculation.ts';

/** Why a sale is taxed as it is: a fact of the file and the article it meets. */
export interface VatReason {
  readonly code: VatReasonCode;
  readonly article: string;
  readonly text: Text;
}

export type VatReasonCode =
  | 'new_building'
  | 'new_by_works'
  | 'old_building'
  | 'option'
  | 'no_deduction'
  | 'deduction'
  | 'land_bought_as_land'
  | 'land_from_demolition'
  | 'other_land'
  | 'not_same_property';

const reasons: Readonly<Record<VatReasonCode, Omit<VatReason, 'code'>>> = {
  new_building: {
    article: 'CGI, art. 257, I, 2, 2°',
    text: {
      fr: 'L’immeuble est achevé depuis cinq ans au maximum : il est neuf, et la TVA porte sur le prix total.',
      en: 'The building was completed no more than five years ago: it is new, and VAT bears on the whole price.',
    },
  },
  new_by_works: {
    article: 'CGI, art. 257, I, 2, 2°',
    text: {
      fr: 'Les travaux rendent l’immeuble neuf : la TVA porte sur le prix total.',
      en: 'The works make the building new: VAT bears on the whole price.',
    },
  },
  old_building: {
    article: 'CGI, art. 261, 5, 2°',
    text: {
      fr: 'L’immeuble est achevé depuis plus de cinq ans : la vente est exonérée, sauf option dans l’acte.',
      en: 'The building was completed more than five years ago: the sale is exempt unless the deed opts for VAT.',
    },
  },
  option: {
    article: 'CGI, art. 260, 5° bis',
    text: {
      fr: 'L’acte porte l’option pour la TVA : la vente est taxée.',
      en: 'The deed opts for VAT: the sale is taxed.',
    },
  },
  no_deduction: {
    article: 'CGI, art. 268',
    text: {
      fr: 'L’achat n’a pas ouvert droit à déduction : la TVA porte sur la marge.',
      en: 'The purchase gave no right to deduct: VAT bears on the margin.',
    },
  },
  deduction: {
    article: 'CGI, art. 266, 2, b et 268',
    text: {
      fr: 'L’achat a ouvert droit à déduction : la TVA porte sur le prix total.',
      en: 'The purchase gave a right to deduct: VAT bears on the whole price.',
    },
  },
  land_bought_as_land: {
    article: 'CGI, art. 268',
    text: {
      fr: 'Le terrain à bâtir a été acheté comme terrain : le bien vendu est celui qui a été acheté.',
      en: 'The building land was bought as land: what is sold is what was bought.',
    },
  },
  land_from_demolition: {
    article: 'CGI, art. 268',
    text: {
      fr: 'Le terrain vient de la démolition d’un immeuble acheté : la TVA porte sur le prix total.',
      en: 'The land comes from the demolition of a building that was bought: VAT bears on the whole price.',
    },
  },
  other_land: {
    article: 'CGI, art. 261, 5, 1°',
    text: {
      fr: 'Le terrain n’est pas à bâtir : la vente est exonérée, sauf option dans l’acte.',
      en: 'The land is no building land: the sale is exempt unless the deed opts for VAT.',
    },
  },
  not_same_property: {
    article: 'CGI, art. 268',
    text: {
      fr: 'Le bien vendu n’a pas la qualification du bien acheté : la TVA porte sur le prix total.',
      en: 'What is sold is not of the kind that was bought: VAT bears on the whole price.',
    },
  },
};

/** The reason of a code, with its article and its words. */
export function vatReason(code: VatReasonCode): VatReason {
  return { code, ...reasons[code] };
}
