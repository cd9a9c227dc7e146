import { binIndex } from '#contracts/bin.ts';
import { noPayload } from '#contracts/define.ts';
import { undo } from '#generated/routes/root.ts';
import * as binMessages from '#messages/bin.ts';
import { messagesFor } from '#messages/locale.ts';
import { followersText } from '#mocks/server/bin/followers.ts';
import { binStart, type BinItem, type Restorable } from '#mocks/server/bin/restorable.ts';
import { can, parameter, type SignedInContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { json, redirect, signedInAction, signedInData, type RouteHandlers } from '#mocks/server/handler.ts';
import { refuseToReader } from '#mocks/server/read-only.ts';
import { restorables } from './restorables.ts';

/** Handlers of `undo` and `bin.index`: what was deleted and can be brought back. */
export const binHandlers = {
  'bin.index': signedInData(binIndex, async (context) => {
    const since = binStart(context.deps);
    const found: { kind: Restorable; item: BinItem }[] = [];
    for (const kind of restorables.filter((candidate) => mayRestore(context, candidate))) {
      const items = await kind.items(context, since);
      found.push(...items.filter((item) => isOwn(context, item)).map((item) => ({ kind, item })));
    }
    const newest = found.toSorted((a, b) => b.item.deletedAt.getTime() - a.item.deletedAt.getTime());
    return json({ items: newest.map(({ kind, item }) => lineOf(context, kind, item, since)) });
  }),
  undo: signedInAction(noPayload, {
    find: itemOfRoute,
    act: async (context, _payload, { kind, item }) => {
      await context.db.transaction((tx) => kind.restore(context, tx, item));
      kind.announce(context, item);
      const text = messagesFor(context.locale, binMessages).restored;
      return redirect(item.href, { type: 'success', text });
    },
  }),
} satisfies Partial<RouteHandlers>;

/** Owners and super-admins bring back everything that they see, others what they made. */
const isOwn = ({ actor }: SignedInContext, { authorId }: BinItem): boolean =>
  actor.roles.some((role) => role === 'owner' || role === 'super-admin') || authorId === actor.user.id;

const mayRestore = (context: SignedInContext, kind: Restorable): boolean =>
  kind.can === null || can(context, kind.can);

async function itemOfRoute(context: SignedInContext): Promise<{ kind: Restorable; item: BinItem }> {
  const type = parameter(context, 'type');
  const kind = restorables.find((candidate) => candidate.type === type);
  if (!kind) throw notFound(`bin of ${type}`);
  const [item] = await kind.items(context, binStart(context.deps), parameter(context, 'id'));
  if (!item) throw notFound(`${type} in the bin`);
  if (!mayRestore(context, kind)) throw forbidden(`lacks ${kind.can}`);
  if (kind.can !== null) refuseToReader(context);
  if (!isOwn(context, item)) throw forbidden('the record is someone else’s');
  return { kind, item };
}

function lineOf({ deps, locale }: SignedInContext, { type }: Restorable, item: BinItem, since: Date) {
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
