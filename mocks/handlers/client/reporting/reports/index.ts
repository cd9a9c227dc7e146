import type { ReportKey } from '#domain/reporting/report.ts';
import type { ReportBuilder } from '../source.ts';
import { leads, mails, sales, taskLoad } from './activity.ts';
import { balanceByCode, cashByMonthReport, vatByMonth } from './books.ts';
import { dues, rents, supplierWorks } from './dues.ts';
import { margins, portfolio } from './margins.ts';

/** How each report of the library is made. */
export const reportBuilders: Readonly<Record<ReportKey, ReportBuilder>> = {
  portefeuille: portfolio,
  marge_par_operation: margins,
  balance_codes: balanceByCode,
  tva: vatByMonth,
  tresorerie_mensuelle: cashByMonthReport,
  echeancier: dues,
  fournisseurs: supplierWorks,
  commercialisation: sales,
  leads,
  loyers: rents,
  taches: taskLoad,
  emails: mails,
};
