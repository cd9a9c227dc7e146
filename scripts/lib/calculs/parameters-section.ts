import type { LegalParameter } from '#domain/legal/parameter.ts';
import { markdownTable } from './table.ts';

/** The legal figures of a topic: value, where and when it holds, and where it was read. */
export function parametersSection(title: string, parameters: readonly LegalParameter[]): string {
  const rows = parameters.map(({ key, value, validFrom, validTo, departmentCode, source, isUnverified }) => [
    `\`${key}\``,
    `\`${value}\``,
    departmentCode ?? 'partout',
    validTo === undefined ? `depuis le ${validFrom}` : `du ${validFrom} au ${validTo}`,
    isUnverified === true ? `${source} · non vérifié` : source,
  ]);
  return `### ${title}\n\n${markdownTable(['Clé', 'Valeur', 'Département', 'Validité', 'Source'], rows)}`;
}
