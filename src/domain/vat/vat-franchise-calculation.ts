import type { Calculation } from '../explain/calculation.ts';
import { textInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { vatFranchise, type VatFranchise } from './vat-franchise.ts';

/** How the franchise en base is decided. */
export const vatFranchiseCalculation: Calculation<VatFranchise> = {
  id: 'vat-franchise',
  title: { fr: 'Franchise en base de TVA', en: 'VAT exemption of small companies' },
  summary: {
    fr: 'Une société dont le chiffre d’affaires reste sous les limites ne facture pas de TVA et n’en déduit pas. Les ventes d’immeubles soumises à la TVA n’y entrent jamais et ne comptent pas.',
    en: 'A company whose turnover stays within the limits neither charges nor deducts VAT. Sales of real estate that bear VAT never fall under it and do not count.',
  },
  validity: {
    fr: 'Limites de 2026 ; l’exclusion des ventes d’immeubles (CGI, art. 293 C) est à faire confirmer.',
    en: 'Limits of 2026; that sales of real estate stay outside (CGI, art. 293 C) is to be confirmed.',
  },
  formulas: {
    leftCents: {
      label: { fr: 'Reste avant la fin de la franchise', en: 'Left before the exemption ends' },
      formula: {
        fr: 'Reste = plus petit de (limite majorée − total de l’année, limite majorée des services − services de l’année), 0 si la franchise est perdue',
        en: 'Left = lesser of (raised limit − total of the year, raised limit of services − services of the year), 0 once lost',
      },
      figure: ({ leftCents }) => amountFigure(leftCents),
      inputs: (franchise) => [
        textInput('Situation', 'Situation', franchise.reason),
        amountInput(
          'Chiffre d’affaires de l’an dernier',
          'Turnover of last year',
          franchise.lastYear.totalCents,
        ),
        amountInput('dont services', 'of which services', franchise.lastYear.servicesCents),
        amountInput('Limite', 'Limit', franchise.limitCents),
        amountInput('Limite des services', 'Limit of services', franchise.servicesLimitCents),
        amountInput('Chiffre d’affaires de l’année', 'Turnover of this year', franchise.thisYear.totalCents),
        amountInput('Services de l’année', 'Services of this year', franchise.thisYear.servicesCents),
        amountInput('Limite majorée', 'Raised limit', franchise.raisedLimitCents),
        amountInput(
          'Limite majorée des services',
          'Raised limit of services',
          franchise.raisedServicesLimitCents,
        ),
      ],
      source: 'CGI, art. 293 B',
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: {
      fr: 'Loyers et services de 28 000 € l’an dernier, 39 000 € cette année au 20 novembre 2026.',
      en: 'Rents and services of €28,000 last year, €39,000 this year by 20 November 2026.',
    },
    result: () =>
      vatFranchise({
        lastYear: { totalCents: euros(28_000), servicesCents: euros(28_000) },
        thisYear: { totalCents: euros(39_000), servicesCents: euros(39_000) },
        on: day('2026-11-20'),
      }),
  },
};
