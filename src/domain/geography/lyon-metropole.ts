/** Communes of the Métropole de Lyon (EPCI 200046977), which votes its own duty on sales. */
const communes = new Set(
  (
    '69003 69029 69033 69034 69040 69044 69046 69063 69068 69069 69071 69072 69081 69085 ' +
    '69087 69088 69089 69091 69096 69100 69116 69117 69123 69127 69142 69143 69149 69153 ' +
    '69163 69168 69191 69194 69199 69202 69204 69205 69207 69233 69244 69250 69256 69259 ' +
    '69260 69266 69271 69273 69275 69276 69278 69279 69282 69283 69284 69286 69290 69292 ' +
    '69293 69296'
  ).split(' '),
);

/** Territory of the Métropole de Lyon in the table of department duties. */
export const lyonMetropole = '69-M';

/** Whether a commune, or a district of Lyon, belongs to the Métropole de Lyon. */
export function isInLyonMetropole(inseeCode: string): boolean {
  return communes.has(inseeCode) || /^6938[1-9]$/.test(inseeCode);
}
