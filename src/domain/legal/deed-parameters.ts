import { departmentNames } from '../geography/departments.ts';
import { addToDay, day, type Day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

/** No older deed is calculated: a resale commitment of five years can still be broken for one of 2021. */
const firstDay = day('2021-01-01');

/** Departments where the national transfer duties do not apply: their own authorities set the tax. */
const ownTransferTax = new Set(['975', '977', '978', '984', '986', '987', '988', '989']);

const raisedFrom: Readonly<Record<string, Day>> = {
  '24': day('2025-04-01'),
  '33': day('2025-05-01'),
  '42': day('2025-04-01'),
  '69': day('2025-04-01'),
};
const reducedDepartments = new Set(['36', '976']);

const saleBands = '650000:0.03870 1700000:0.01596 6000000:0.01064 *:0.00799';

/** Figures of a deed of purchase: tariff of notaries, transfer duties, land-registry contribution. */
export const deedParameters: readonly LegalParameter[] = [
  {
    key: 'deed.emoluments.sale.bands',
    value: saleBands,
    validFrom: firstDay,
    validTo: day('2026-02-28'),
    source: 'C. com., art. A444-91',
    isUnverified: true,
  },
  {
    key: 'deed.emoluments.sale.bands',
    value: saleBands,
    validFrom: day('2026-03-01'),
    validTo: day('2028-02-29'),
    source: 'C. com., art. A444-91 (numéro à vérifier) ; tarif reconduit jusqu’au 29 février 2028',
    isUnverified: true,
  },
  national('deed.emoluments.minimum', '9000', 'C. com., art. R444-9'),
  national('deed.emoluments.cap', '0.10', 'C. com., art. R444-9'),
  national('deed.emoluments.rebate.max', '0.20', 'C. com., art. R444-10 et A444-174'),
  national('deed.emoluments.rebate.threshold', '10000000', 'C. com., art. R444-10 et A444-174'),
  ...Object.keys(departmentNames)
    .filter((code) => !ownTransferTax.has(code))
    .flatMap(departmentDuties),
  national('deed.duty.department.first-time-buyer-max', '0.0450', 'CGI, art. 1594 D'),
  unverified('deed.duty.levy.standard', '0.0237', 'CGI, art. 1647'),
  national('deed.duty.commune', '0.0120', 'CGI, art. 1584 et 1595 bis'),
  national('deed.duty.reduced', '0.0070', 'CGI, art. 1115 et 1594 F quinquies'),
  unverified('deed.duty.levy.reduced', '0.0214', 'CGI, art. 1647'),
  national('deed.duty.fixed', '12500', 'CGI, art. 1594-0 G'),
  national('deed.security-contribution.rate', '0.0010', 'CGI, art. 879'),
  unverified('deed.security-contribution.minimum', '1500', 'CGI, art. 881 K'),
  national(
    'deed.disbursements',
    '150000',
    'Provision usuelle pour débours et formalités, au choix de l’étude',
  ),
];

function national(key: string, value: string, source: string): LegalParameter {
  return { key, value, validFrom: firstDay, source };
}

function unverified(key: string, value: string, source: string): LegalParameter {
  return { ...national(key, value, source), isUnverified: true };
}

function departmentDuties(departmentCode: string): readonly LegalParameter[] {
  const row = { key: 'deed.duty.department', departmentCode, validFrom: firstDay };
  if (reducedDepartments.has(departmentCode)) {
    return [{ ...row, value: '0.0380', source: 'CGI, art. 1594 D : taux de 3,80 %' }];
  }
  const usual: LegalParameter = {
    ...row,
    value: '0.0450',
    source: 'CGI, art. 1594 D : taux de 4,50 %, à rapprocher de la liste officielle',
    isUnverified: true,
  };
  const from = raisedFrom[departmentCode];
  if (from === undefined) return [usual];
  return [
    { ...usual, validTo: addToDay(from, { days: -1 }) },
    {
      ...row,
      value: '0.0500',
      validFrom: from,
      // Some texts say 30 April 2028; the earlier end stops a calculation rather than overcharge.
      validTo: day('2028-03-31'),
      source: 'Loi de finances pour 2025, article 116 : taux de 5 % voté par le département',
    },
  ];
}
