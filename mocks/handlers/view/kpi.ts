import { kpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { storeKpiView, updateKpiView } from '#contracts/admin/kpi/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { kpiKeysMax } from '#domain/audience/explorer/keys.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import type { SavedViewRow } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, type RouteHandlers } from '#mocks/server/handler.ts';
import { changeView, removeView, saveView, viewOfRoute } from './actions.ts';

const page = 'Admin/Kpi/Dashboard';

/** A view of the explorer. @throws HttpFailure 404 for one of any list */
async function kpiViewOfRoute(context: AdminContext): Promise<SavedViewRow> {
  const view = await viewOfRoute(context);
  if (view.page !== page) throw notFound('view');
  return view;
}

/** @throws ValidationFailure for more figures than one picture shows */
function checkKeys(context: AdminContext, params: Readonly<Record<string, unknown>> | undefined): void {
  if (params === undefined || kpiExplorerQuery.parse(params).keys.length <= kpiKeysMax) return;
  throw new ValidationFailure({ base: messagesFor(context.locale, kpiMessages).tooMany });
}

/** Views of the explorer of figures: one's own, and those that staff share. */
export const kpiViewHandlers = {
  'admin.kpi.view.store': adminAction(storeKpiView, async (context, payload) => {
    checkKeys(context, payload.params);
    return saveView(context, { ...payload, page });
  }),
  'admin.kpi.view.update': adminAction(updateKpiView, {
    find: kpiViewOfRoute,
    act: async (context, changes, view) => {
      checkKeys(context, changes.params);
      return changeView(context, changes, view);
    },
  }),
  'admin.kpi.view.destroy': adminAction(noPayload, {
    find: kpiViewOfRoute,
    act: (context, _payload, view) => removeView(context, view),
  }),
} satisfies Partial<RouteHandlers>;
