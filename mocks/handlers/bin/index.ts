import { binIndex } from '#contracts/bin.ts';
import { noPayload } from '#contracts/define.ts';
import { undo } from '#generated/routes/root.ts';
import * as binMessages from '#messages/bin.ts';
import { messagesFor } from '#messages/locale.ts';
import { followersText } from '#mocks/server/bin/followers.ts';
import { binStart, type BinItem, type Restorable } from '#mocks/server/bin/restorable.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { clientAction, clientData, json, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { restorables } from './restorables.ts';

/** Handlers of `undo` and `bin.index`: what was deleted and can be brought back. */
export const binHandlers = {
  'bin.index': clientData(binIndex, async (context) => {
    const since = binStart(context.deps);
    const found: { kind: Restorable; item: BinItem }[] = [];
    for (const kind of restorables.filter((candidate) => can(context, candidate.can))) {
      const items = await kind.items(context, since);
      found.push(...items.filter((item) => isOwn(context, item)).map((item) => ({ kind, item })));
    }
    const newest = found.toSorted((a, b) => b.item.deletedAt.getTime() - a.item.deletedAt.getTime());
    return json({ items: newest.map(({ kind, item }) => lineOf(context, kind, item, since)) });
  }),
  undo: clientAction(noPayload, {
    find: itemOfRoute,
    act: async (context, _payload, { kind, item }) => {
      await context.db.transaction((tx) => kind.restore(context, tx, item));
      kind.announce(context, item);
      const text = messagesFor(context.locale, binMessages).restored;
      return redirect(kind.href(item), { type: 'success', text });
    },
  }),
} satisfies Partial<RouteHandlers>;

/** Owners bring back everything, others what they made. */
const isOwn = ({ actor }: ClientContext, { authorId }: BinItem): boolean =>
  actor.roles.includes('owner') || authorId === actor.user.id;

async function itemOfRoute(context: ClientContext): Promise<{ kind: Restorable; item: BinItem }> {
  const type = parameter(context, 'type');
  const kind = restorables.find((candidate) => candidate.type === type);
  if (!kind) throw notFound(`bin of ${type}`);
  const [item] = await kind.items(context, binStart(context.deps), parameter(context, 'id'));
  if (!item) throw notFound(`${type} in the bin`);
  if (!can(context, kind.can)) throw forbidden(`lacks ${kind.can}`);
  if (!isOwn(context, item)) throw forbidden('the record is someone else’s');
  return { kind, item };
}

function lineOf({ deps, locale }: ClientContext, { type }: Restorable, item: BinItem, since: Date) {
  const keptMs = deps.clock.businessNow().getTime() - since.getTime();
  return {
    type,
    typeLabel: messagesFor(locale, binMessages).type[type],
    id: item.id,
    label: item.label,
    deletedAt: item.deletedAt.toISOString(),
    keptUntil: new Date(item.deletedAt.getTime() + keptMs).toISOString(),
    followers: followersText(locale, item.followers),
    undoHref: undo({ type, id: item.id }),
  };
}
