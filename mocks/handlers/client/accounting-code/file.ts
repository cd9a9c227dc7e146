import { accountingCodeDownload, type CompanyAccountRow } from '#contracts/client/accounting-code.ts';
import { accountFacets } from '#domain/accounting/account-facets.ts';
import * as choiceMessages from '#messages/account-choices.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import { messagesFor } from '#messages/locale.ts';
import { foldText } from '#mocks/db/fold.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';
import type * as z from 'zod';

type FileQuery = z.output<typeof accountingCodeDownload.query>;

function columnsIn(locale: 'fr' | 'en'): Column<CompanyAccountRow>[] {
  const { columns, fields } = messagesFor(locale, accountMessages);
  const { nature, vatDefault, origin, active } = messagesFor(locale, choiceMessages);
  return [
    { label: columns.name, kind: 'text', value: ({ code }) => code },
    { label: fields.label, kind: 'text', value: ({ label }) => label },
    { label: fields.nature, kind: 'text', value: (row) => nature[row.nature] },
    {
      label: fields.vatDefault,
      kind: 'text',
      value: (row) => (row.vatDefault === null ? null : vatDefault[row.vatDefault]),
    },
    { label: fields.origin, kind: 'text', value: (row) => origin[row.origin] },
    { label: columns.active, kind: 'text', value: (row) => active[row.isActive ? 'active' : 'inactive'] },
    { label: columns.movements, kind: 'number', value: ({ movementsCount }) => movementsCount },
    { label: columns.fileBalance, kind: 'money', value: ({ balanceCents }) => balanceCents },
  ];
}

function isLetThrough(row: CompanyAccountRow, query: FileQuery): boolean {
  const text = foldText(`${row.code} ${row.label}`);
  const words = foldText(query.q).split(/\s+/).filter(Boolean);
  const facets = accountFacets(row);
  const names = ['class', 'nature', 'origin', 'active', 'used'] as const;
  return (
    words.every((word) => text.includes(word)) &&
    names.every((name) => {
      const chosen: readonly string[] = query[name];
      return chosen.length === 0 || chosen.includes(facets[name]);
    })
  );
}

/** The chart as a file, of the accounts that the filters let through: it is short, and read at once. */
export const chartFile = (accounts: readonly CompanyAccountRow[]) =>
  defineDownload({
    list: 'accounting-code',
    can: 'accounting.list',
    query: accountingCodeDownload.query,
    title: (locale) => messagesFor(locale, accountMessages).title,
    columns: columnsIn,
    count: async (_source, query) => accounts.filter((row) => isLetThrough(row, query)).length,
    rows: async (_source, query, limit) => accounts.filter((row) => isLetThrough(row, query)).slice(0, limit),
  });
