import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { companyRatios, type CompanyRatios } from './company-ratios.ts';

/** How the ratios of a company's accounts come about. */
export const companyRatiosCalculation: Calculation<CompanyRatios> = {
  id: 'company-ratios',
  title: { fr: 'Ratios des comptes annuels', en: 'Ratios of annual accounts' },
  summary: {
    fr: 'Lecture des comptes d’un exercice comme une banque la fait. Un ratio dont un terme manque n’est pas calculé.',
    en: 'A year’s accounts as a bank reads them. A ratio that lacks a term is not calculated.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    netMargin: {
      label: { fr: 'Marge nette', en: 'Net margin' },
      formula: {
        fr: 'Marge nette = résultat net ÷ chiffre d’affaires',
        en: 'Net margin = net income ÷ turnover',
      },
      figure: ({ netMargin }) => rateFigure(netMargin),
      inputs: ({ netIncomeCents, turnoverCents }) => [
        amountInput('Résultat net', 'Net income', netIncomeCents),
        amountInput('Chiffre d’affaires', 'Turnover', turnoverCents),
      ],
    },
    ebitdaMargin: {
      label: { fr: 'Marge d’exploitation', en: 'EBITDA margin' },
      formula: {
        fr: 'Marge d’exploitation = EBE ÷ chiffre d’affaires',
        en: 'EBITDA margin = EBITDA ÷ turnover',
      },
      figure: ({ ebitdaMargin }) => rateFigure(ebitdaMargin),
      inputs: ({ ebitdaCents, turnoverCents }) => [
        amountInput('EBE', 'EBITDA', ebitdaCents),
        amountInput('Chiffre d’affaires', 'Turnover', turnoverCents),
      ],
    },
    equityToDebt: {
      label: { fr: 'Capitaux propres ÷ dettes', en: 'Equity to debt' },
      formula: {
        fr: 'Capitaux propres ÷ dettes = capitaux propres ÷ dettes financières',
        en: 'Equity to debt = equity ÷ financial debt',
      },
      figure: ({ equityToDebt }) => rateFigure(equityToDebt),
      inputs: ({ equityCents, financialDebtCents }) => [
        amountInput('Capitaux propres', 'Equity', equityCents),
        amountInput('Dettes financières', 'Financial debt', financialDebtCents),
      ],
    },
    netDebtCents: {
      label: { fr: 'Dette nette', en: 'Net debt' },
      formula: {
        fr: 'Dette nette = dettes financières − trésorerie',
        en: 'Net debt = financial debt − cash',
      },
      figure: ({ netDebtCents }) => amountFigure(netDebtCents),
      inputs: ({ financialDebtCents, cashCents }) => [
        amountInput('Dettes financières', 'Financial debt', financialDebtCents),
        amountInput('Trésorerie', 'Cash', cashCents),
      ],
    },
    netDebtYears: {
      label: { fr: 'Dette nette ÷ EBE', en: 'Net debt to EBITDA' },
      formula: {
        fr: 'Dette nette ÷ EBE, en années ; non calculé quand l’EBE n’est pas positif',
        en: 'Net debt ÷ EBITDA, in years; not calculated when EBITDA is not positive',
      },
      figure: ({ netDebtYears }) => ({
        unit: 'number',
        value: netDebtYears === null ? null : Number(netDebtYears),
      }),
      inputs: ({ netDebtCents, ebitdaCents }) => [
        amountInput('Dette nette', 'Net debt', netDebtCents),
        amountInput('EBE', 'EBITDA', ebitdaCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Exercice 2025 : chiffre d’affaires 1 910 000 €, EBE 214 000 €, résultat net 112 000 €, capitaux propres 376 000 €, dettes financières 1 150 000 €, trésorerie 187 000 €.',
      en: 'Year 2025: turnover €1,910,000, EBITDA €214,000, net income €112,000, equity €376,000, financial debt €1,150,000, cash €187,000.',
    },
    result: () =>
      companyRatios({
        year: 2025,
        turnoverCents: euros(1_910_000),
        ebitdaCents: euros(214_000),
        netIncomeCents: euros(112_000),
        equityCents: euros(376_000),
        financialDebtCents: euros(1_150_000),
        cashCents: euros(187_000),
      }),
  },
};
