import { reportAdverts, type AdvertReport } from '#contracts/advert-feed/payload.ts';
import { overallState, type PortalStatus } from '#domain/broadcast/portals.ts';
import { portalCode } from '#domain/broadcast/settle.ts';
import { advertsOf, announceAdverts, writeAdvertState } from '#mocks/server/advert/settle.ts';
import { action, json } from '#mocks/server/handler.ts';
import { feedOfRoute, tooOften } from './find.ts';

/**
 * Handler of `advert-feed.report`: what portals made of the adverts that were read. Lines about an advert that is not
 * published, or a portal to which it was not sent, are told back and change nothing.
 */
export const reportHandler = action(reportAdverts, {
  find: feedOfRoute,
  act: async (context, { reports }, { configuration, operation }) => {
    const refusal = await tooOften(context, configuration, 'report');
    if (refusal !== null) return { kind: 'raw', response: refusal };
    const at = context.deps.clock.businessNow().toISOString();
    const ignored: { readonly id: string; readonly portal: string }[] = [];
    const changed = await context.unscoped.transaction(async (tx) => {
      const rows = (await advertsOf(tx, operation.id)).filter(({ advert }) => advert.status !== 'off');
      const own = new Set(rows.map(({ advert }) => advert.id));
      const known = (report: AdvertReport): boolean =>
        rows.some(
          ({ advert }) =>
            advert.id === report.id && advert.portalStatus.some(({ portal }) => portal === report.portal),
        );
      for (const report of reports) {
        if (!own.has(report.id) || !known(report)) ignored.push({ id: report.id, portal: report.portal });
      }
      const lotIds: string[] = [];
      for (const { advert, lot } of rows) {
        const ownReports = reports.filter(({ id }) => id === advert.id);
        if (ownReports.length === 0) continue;
        const portals = advert.portalStatus.map((each) => afterReports(each, ownReports, at));
        await writeAdvertState(tx, advert, { status: overallState(portals), portals });
        lotIds.push(lot.id);
      }
      return lotIds;
    });
    if (changed.length > 0) announceAdverts(context, operation, changed);
    return json({ accepted: reports.length - ignored.length, ignored });
  },
});

/** How an advert stands on a portal, after what was told of it; the last word counts. */
function afterReports(before: PortalStatus, ownReports: readonly AdvertReport[], at: string): PortalStatus {
  const last = ownReports.findLast(({ portal }) => portal === before.portal);
  if (last === undefined || before.state === 'off') return before;
  const { portal, state, message } = last;
  const code = portalCode(last.code);
  const views = last.views ?? before.views;
  return {
    portal,
    state,
    message: state === 'error' ? message : '',
    ...(state === 'error' && code !== '' && { code }),
    ...(views !== undefined && { views }),
    at: state === before.state ? before.at : at,
  };
}
