import { noPayload } from '#contracts/define.ts';
import { storeView, updateView } from '#contracts/view.ts';
import { signedInAction, type RouteHandlers } from '#mocks/server/handler.ts';
import { kpiViewHandlers } from './kpi.ts';
import { changeView, removeView, saveView, viewOfRoute } from './actions.ts';

/** Handlers of `view.*`: saved views of lists, and of the figures’ explorer. */
export const viewHandlers = {
  'view.store': signedInAction(storeView, saveView),
  'view.update': signedInAction(updateView, { find: viewOfRoute, act: changeView }),
  'view.destroy': signedInAction(noPayload, {
    find: viewOfRoute,
    act: (context, _payload, view) => removeView(context, view),
  }),
  ...kpiViewHandlers,
} satisfies Partial<RouteHandlers>;
