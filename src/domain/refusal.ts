import { longDay } from './deadline/day-words.ts';
import { DomainError } from './domain-error.ts';
import type { Text } from './explain/calculation.ts';
import { departmentName } from './geography/departments.ts';
import { lyonMetropole } from './geography/lyon-metropole.ts';
import { LegalParameterError } from './legal/parameter.ts';
import { UnknownDepartmentDutyError } from './purchase/unknown-department-duty.ts';

/** What a calculation came to, or the sentence that tells why it refused: never both, never a figure in its place. */
export type Attempt<Value> =
  | { readonly value: Value; readonly refusal: null }
  | { readonly value: null; readonly refusal: Text };

/**
 * A calculation whose refusal is told instead of thrown.
 *
 * @throws what `make` throws, unless it is a DomainError
 */
export function attempt<Value>(make: () => Value): Attempt<Value> {
  try {
    return { value: make(), refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { value: null, refusal: refusalText(error) };
    throw error;
  }
}

/** Legal figures by the beginning of their keys, the narrower before the wider. */
const figures: readonly (readonly [string, Text])[] = [
  ['deed.duty.', { fr: 'les droits de mutation', en: 'the transfer duties' }],
  [
    'deed.security-contribution.',
    { fr: 'la contribution de sécurité immobilière', en: 'the land-registry contribution' },
  ],
  ['deed.', { fr: 'le tarif des notaires', en: 'the notaries’ tariff' }],
  ['loan.', { fr: 'le tarif des actes de prêt', en: 'the tariff of loan deeds' }],
  ['interest.legal.', { fr: 'le taux de l’intérêt légal', en: 'the legal rate of interest' }],
  ['vat.', { fr: 'la TVA', en: 'VAT' }],
  ['call.vir.consignment', { fr: 'la consignation du solde', en: 'the consignment of the balance' }],
  ['call.vefa.consignment', { fr: 'la consignation du solde', en: 'the consignment of the balance' }],
  ['call.', { fr: 'les appels de fonds', en: 'calls for funds' }],
  ['deadline.', { fr: 'ce délai', en: 'this period' }],
  ['tax.', { fr: 'cet impôt', en: 'this tax' }],
];

const anyFigure: Text = { fr: 'ce calcul', en: 'this calculation' };

/** The sentence where a figure of law is not known; null where it is what was entered that does not allow a calculation. */
export const unknownLawText = (error: DomainError): Text | null =>
  error instanceof LegalParameterError ? refusalText(error) : null;

/** Why a rule of the trade refused, as a sentence for the screen: what is not known, on which day and where. */
export function refusalText(error: DomainError): Text {
  if (error instanceof UnknownDepartmentDutyError) return error.text;
  if (!(error instanceof LegalParameterError)) {
    return {
      fr: 'Une valeur saisie ne permet pas ce calcul. Vérifiez les montants, les taux et les dates.',
      en: 'A value that was entered does not allow this calculation. Check amounts, rates and days.',
    };
  }
  const { key, on, departmentCode } = error;
  const what = figures.find(([start]) => key.startsWith(start))?.[1] ?? anyFigure;
  const day = longDay(on);
  const place = departmentCode === null ? null : placeName(departmentCode);
  return {
    fr: `Aucune valeur légale n’est connue pour ${what.fr} au ${day.fr}${place === null ? '' : ` dans ce département : ${place}`}.`,
    en: `No legal figure is known for ${what.en} on ${day.en}${place === null ? '' : ` in this department: ${place}`}.`,
  };
}

const placeName = (code: string): string =>
  `${code === lyonMetropole ? 'Métropole de Lyon' : departmentName(code)} (${code})`;
