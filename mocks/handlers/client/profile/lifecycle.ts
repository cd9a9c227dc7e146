import { and, eq } from 'drizzle-orm';
import { edit, index } from '#generated/routes/client/profile.ts';
import { fill } from '#messages/fill.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  financialAssets,
  orgNodes,
  profileReferences,
  profiles,
  propertyAssets,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { profileOfRoute } from './access.ts';
import { wholeProfile } from './facts.ts';
import { profile } from './record.ts';
import { subjectOf } from './back-to.ts';

const texts = (context: ClientContext) => messagesFor(context.locale, profileMessages);

/** Makes a profile the one that is proposed among those of its kind. */
export const defaultHandler = clientAction(noPayload, {
  find: profileOfRoute,
  act: async (context, _payload, row) => {
    if (row.archivedAt !== null)
      throw new ValidationFailure({ base: texts(context).refused.archivedDefault });
    const at = context.deps.clock.businessNow();
    if (!row.isDefault) {
      await profile.change(context, row, {
        action: 'default',
        columns: {},
        changes: { isDefault: { from: false, to: true } },
        alongside: async (tx) => {
          const ofKind = and(eq(profiles.kind, row.kind), eq(profiles.isDefault, true));
          await tx.update(profiles).set({ isDefault: false, updatedAt: at }).where(ofKind);
          await tx.update(profiles).set({ isDefault: true }).where(eq(profiles.id, row.id));
        },
      });
    }
    return redirect(index(), {
      type: 'success',
      text: fill(texts(context).done.default, { name: row.name }),
    });
  },
});

/** Takes a profile from what is proposed for new operations; it is no default any more. */
export const archiveHandler = clientAction(noPayload, {
  find: profileOfRoute,
  act: async (context, _payload, row) => {
    if (row.archivedAt !== null)
      throw new ValidationFailure({ base: texts(context).refused.alreadyArchived });
    const columns = { archivedAt: context.deps.clock.businessNow(), isDefault: false };
    await profile.change(context, row, { action: 'archive', columns, changes: {} });
    return redirect(index(), {
      type: 'success',
      text: fill(texts(context).done.archived, { name: row.name }),
    });
  },
});

/** Brings an archived profile back among those that are proposed. */
export const unarchiveHandler = clientAction(noPayload, {
  find: profileOfRoute,
  act: async (context, _payload, row) => {
    if (row.archivedAt === null) throw new ValidationFailure({ base: texts(context).refused.notArchived });
    await profile.change(context, row, { action: 'unarchive', columns: { archivedAt: null }, changes: {} });
    const text = fill(texts(context).done.unarchived, { name: row.name });
    return redirect(edit(row.id), { type: 'success', text });
  },
});

/** Makes a second profile with what the first one tells; papers and pictures are its own. */
export const duplicateHandler = clientAction(noPayload, {
  find: profileOfRoute,
  act: async (context, _payload, row) => {
    const { deps, actor } = context;
    const copyOf = (name: string): string => fill(texts(context).copyOf, { name }).slice(0, 160);
    const name = copyOf(row.name);
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const stamp = { createdAt: now, updatedAt: now, createdBy: actor.user.id, version: 1 };
    const whole = await wholeProfile(context.db, row);
    await context.db.transaction(async (tx) => {
      await tx.insert(profiles).values({
        ...row,
        ...stamp,
        id,
        name,
        legalName: row.legalName === null ? null : copyOf(row.legalName),
        lastName: row.lastName === null ? null : copyOf(row.lastName).slice(0, 80),
        isDefault: false,
        archivedAt: null,
        pictureFileId: null,
      });
      const own = () => ({ ...stamp, id: deps.newId(), profileId: id });
      for (const property of whole.properties)
        await tx.insert(propertyAssets).values({ ...property, ...own() });
      for (const holding of whole.holdings) await tx.insert(financialAssets).values({ ...holding, ...own() });
      for (const reference of whole.references) {
        await tx.insert(profileReferences).values({ ...reference, ...own(), photoFileId: null });
      }
      const newIds = new Map(whole.nodes.map((node) => [node.id, deps.newId()]));
      const copies = whole.nodes.map((node) => ({
        ...node,
        ...own(),
        id: newIds.get(node.id) ?? deps.newId(),
      }));
      if (copies.length > 0) {
        await tx.insert(orgNodes).values(copies.map((node) => ({ ...node, parentId: null })));
      }
      for (const { id: nodeId, parentId } of copies) {
        const parent = parentId === null ? undefined : newIds.get(parentId);
        if (parent !== undefined) {
          await tx.update(orgNodes).set({ parentId: parent }).where(eq(orgNodes.id, nodeId));
        }
      }
      await audit(context, tx, 'profile.duplicate', subjectOf({ id, name }));
    });
    profile.declaration.announce(context, [{ id, version: 1 }]);
    return redirect(edit(id), { type: 'success', text: fill(texts(context).done.duplicated, { name }) });
  },
});
