import { visitReportPage } from '#contracts/export/visit/report.ts';
import { visitVoucherPage } from '#contracts/export/visit/voucher.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { PaperQuery } from '#contracts/export/paper.ts';
import { findingsOf } from '../../client/operation/visit/findings.ts';
import type { FoundVisit } from '../../client/operation/visit/record.ts';
import { unlessHidden } from '../hidden.ts';
import { operationPaper } from '../paper.ts';
import { visitedOf, visitOfPaper } from './visited.ts';

/** Whoever made the paper goes back to the visit. */
const paperOf = async (context: ClientContext, query: PaperQuery, { operation, visit }: FoundVisit) => ({
  ...(await operationPaper(context, query, operation)),
  back: edit({ operation: operation.id, visit: visit.id }),
});

/** Handlers of the papers of a visit: the voucher that visitors sign, and the report. */
export const visitPaperHandlers = {
  'export.visit.voucher': clientPage(visitVoucherPage, async (context, query) => {
    const found = await visitOfPaper(context);
    const paper = await paperOf(context, query, found);
    return { paper, visit: await visitedOf(context, found, paper.hides) };
  }),
  'export.visit.report': clientPage(visitReportPage, async (context, query) => {
    const found = await visitOfPaper(context);
    const paper = await paperOf(context, query, found);
    const { amounts } = paper.hides;
    const { status, cancelReason, rating, notes, followUpKind, followUpDueOn } = found.visit;
    const findings = await findingsOf(context, found.visit.id);
    const totalCents = findings.reduce((sum, { estimateCents }) => sum + (estimateCents ?? 0), 0);
    return {
      paper,
      visit: await visitedOf(context, found, paper.hides),
      status,
      cancelReason,
      rating,
      notes: notes ?? '',
      followUpKind,
      followUpDueOn,
      findings: findings.map(({ writtenAt: _writtenAt, estimateCents, ...finding }) => ({
        ...finding,
        estimateCents: unlessHidden(amounts, estimateCents),
      })),
      totalCents: unlessHidden(amounts, totalCents),
    };
  }),
} satisfies Partial<RouteHandlers>;
