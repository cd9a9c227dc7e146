/** The legal forms that this application tells apart. */
export type LegalForm = 'SAS' | 'SASU' | 'SARL' | 'EURL' | 'SCI' | 'SCCV' | 'SNC' | 'SA' | 'EI' | 'autre';

/** Forms by their code in the national list (« catégorie juridique »), the longest beginning first. */
const formsByCode: readonly (readonly [beginning: string, form: LegalForm])[] = [
  ['5710', 'SAS'],
  ['5720', 'SASU'],
  ['5498', 'EURL'],
  ['6540', 'SCI'],
  ['6541', 'SCCV'],
  ['54', 'SARL'],
  ['52', 'SNC'],
  ['55', 'SA'],
  ['56', 'SA'],
  ['1', 'EI'],
];

/** The form of a company by its code of four digits; null without one. */
export function legalFormOfCode(code: string): LegalForm | null {
  if (!/^\d{4}$/.test(code)) return null;
  return formsByCode.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'autre';
}
