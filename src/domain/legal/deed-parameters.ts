import { day } from '../time/day.ts';
import { departmentDutyParameters } from './department-duties.ts';
import { ileDeFrance } from './ile-de-france.ts';
import type { LegalParameter } from './parameter.ts';

/** No older deed is calculated: a resale commitment of five years can still be broken for one of 2021. */
const firstDay = day('2021-01-01');

const tariffEnd = day('2028-02-29');
const saleBands = '650000:0.03870 1700000:0.01596 6000000:0.01064 *:0.00799';

/** Raises of the emoluments overseas; the first day of the present ones is not known. */
const overseasUplifts = [
  ...upliftsOf(
    { '971': '0.25', '972': '0.25', '973': '0.23', '974': '0.37', '976': '0.37' },
    firstDay,
    '2026-02-28',
  ),
  ...upliftsOf(
    { '971': '0.23', '972': '0.24', '973': '0.20', '974': '0.36', '976': '0.36' },
    day('2026-03-01'),
    tariffEnd,
  ),
];

/** Figures of a deed of purchase: tariff of notaries, transfer duties, land-registry contribution. */
export const deedParameters: readonly LegalParameter[] = [
  {
    key: 'deed.emoluments.sale.bands',
    value: saleBands,
    validFrom: firstDay,
    validTo: tariffEnd,
    source: 'C. com., art. A444-91 ; tarif reconduit jusqu’au 29 février 2028',
  },
  national('deed.emoluments.minimum', '9000', 'C. com., art. R444-9'),
  national('deed.emoluments.cap', '0.10', 'C. com., art. R444-9'),
  unverified('deed.emoluments.rebate.max', '0.20', 'C. com., art. R444-10 et A444-174'),
  // Other premises than homes, and social housing, from the second threshold on.
  unverified('deed.emoluments.rebate.large.max', '0.40', 'C. com., art. R444-10 et A444-174'),
  unverified('deed.emoluments.rebate.large.threshold', '1000000000', 'C. com., art. R444-10 et A444-174'),
  ...overseasUplifts,
  national('deed.emoluments.rebate.threshold', '10000000', 'C. com., art. R444-10 et A444-174'),
  ...departmentDutyParameters,
  {
    key: 'deed.duty.department.block-sale',
    value: '0.0380',
    validFrom: firstDay,
    departmentCode: '65',
    source: 'CGI, art. 1594 F sexies (nota.fr ; une transcription de 2026 le donne aux primo-accédants)',
    isUnverified: true,
  },
  {
    key: 'deed.duty.department.first-time-buyer-max',
    value: '0.0450',
    // The only rate above it begins on that day.
    validFrom: day('2025-04-01'),
    source: 'CGI, art. 1594 D ; loi de finances pour 2025, art. 116',
  },
  ...ileDeFrance.map((departmentCode) => ({
    key: 'deed.duty.idf-additional',
    value: '0.0060',
    validFrom: day('2016-01-01'),
    departmentCode,
    source: 'CGI, art. 1599 sexies',
  })),
  national('deed.duty.levy.standard', '0.0237', 'CGI, art. 1647, V, a'),
  national('deed.duty.commune', '0.0120', 'CGI, art. 1584 et 1595 bis'),
  national('deed.duty.reduced', '0.0070', 'CGI, art. 1115 et 1594 F quinquies'),
  national('deed.duty.levy.reduced', '0.0214', 'CGI, art. 1647, V, b'),
  // Cents to which each duty is rounded when it is paid.
  national('deed.duty.rounding', '100', 'CGI, art. 1647-00 A'),
  national('deed.duty.fixed', '12500', 'CGI, art. 1594-0 G'),
  national('deed.security-contribution.rate', '0.0010', 'CGI, art. 879'),
  unverified('deed.security-contribution.minimum', '1500', 'CGI, art. 881 K'),
  national(
    'deed.disbursements',
    '150000',
    'Provision usuelle pour débours et formalités, au choix de l’étude',
  ),
  national(
    'deed.disbursements.lot',
    '120000',
    'Provision usuelle pour débours et formalités à l’achat d’un lot, au choix de l’étude',
  ),
];

function national(key: string, value: string, source: string): LegalParameter {
  return { key, value, validFrom: firstDay, source };
}

function unverified(key: string, value: string, source: string): LegalParameter {
  return { ...national(key, value, source), isUnverified: true };
}

function upliftsOf(
  byDepartment: Readonly<Record<string, string>>,
  validFrom: LegalParameter['validFrom'],
  validTo: string,
): readonly LegalParameter[] {
  return Object.entries(byDepartment).map(([departmentCode, value]) => ({
    key: 'deed.emoluments.overseas-uplift',
    value,
    validFrom,
    validTo: day(validTo),
    departmentCode,
    source: 'C. com., art. R444-12-1 ; premier jour non établi',
    isUnverified: true,
  }));
}
