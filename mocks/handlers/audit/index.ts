import { auditDownload, auditFilters, auditIndex } from '#contracts/audit.ts';
import * as historyMessages from '#messages/history.ts';
import { messagesFor } from '#messages/locale.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';
import { json, signedInData, type RouteHandlers } from '#mocks/server/handler.ts';
import { countHistory, historyPage, readHistory, type ReadEntry } from '#mocks/server/history/read.ts';
import { actorText, historySentence } from '#mocks/server/history/sentence.ts';
import { auditCondition } from './filters.ts';

/** The journal as a file. */
export const auditList = defineDownload({
  list: 'audit',
  can: 'audit.export',
  query: auditFilters,
  title: (locale) => messagesFor(locale, historyMessages).title,
  columns: columnsIn,
  count: ({ db, actor }, filters) => countHistory(db, auditCondition(actor, filters, 'audit.export')),
  rows: ({ db, actor }, filters, limit) =>
    readHistory(db, auditCondition(actor, filters, 'audit.export'), { limit }),
});

function columnsIn(locale: 'fr' | 'en'): Column<ReadEntry>[] {
  const { columns } = messagesFor(locale, historyMessages);
  const at = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return [
    { label: columns.at, kind: 'text', value: ({ entry }) => at.format(entry.at) },
    { label: columns.actor, kind: 'text', value: (named) => actorText(locale, named) },
    { label: columns.action, kind: 'text', value: ({ entry }) => entry.action },
    { label: columns.record, kind: 'text', value: ({ entry }) => entry.subjectLabel },
    { label: columns.sentence, kind: 'text', value: (named) => historySentence(locale, named) },
    {
      label: columns.result,
      kind: 'text',
      value: ({ entry }) => (entry.result === 'ok' ? columns.ok : columns.denied),
    },
  ];
}

/** Handlers of `audit.*`: the journal of a company for its owner, of the whole platform for its staff. */
export const auditHandlers = {
  'audit.index': signedInData(auditIndex, async (context, query) =>
    json(await historyPage(context, auditCondition(context.actor, query, 'audit.list'), query)),
  ),
  'audit.download': signedInData(auditDownload, (context, { format }) =>
    answerDownload(context, auditList, format),
  ),
} satisfies Partial<RouteHandlers>;
