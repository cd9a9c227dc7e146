import { eq } from 'drizzle-orm';
import { moveOrgNode, storeOrgNode, updateOrgNode } from '#contracts/client/profile/parts.ts';
import { childrenOf, orgProblem } from '#domain/profile/org-chart.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { orgNodes, profiles, type Profile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { definePart } from './define-part.ts';
import { nodesOf } from './facts.ts';
import { subjectOf } from './back-to.ts';

const texts = (context: ClientContext) => messagesFor(context.locale, partMessages).organisation;

/** Whoever changes a chart keeps others from it until the end: two changes together could make a loop. */
const lockChart = (tx: Database, { id }: Profile) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update');

/** Refuses a chart that cannot be, at the field that would have to change. */
async function checkChart(context: ClientContext, tx: Database, profile: Profile): Promise<void> {
  const problem = orgProblem(await nodesOf(tx, profile.id));
  if (problem === null) return;
  const field = problem === 'shares' ? 'ownershipBps' : 'parentId';
  throw new ValidationFailure({ [field]: texts(context).problems[problem] });
}

/** Entities of an organisation chart. */
export const orgNode = definePart(
  { store: storeOrgNode, update: updateOrgNode },
  {
    name: 'org-node',
    table: orgNodes,
    parameter: 'node',
    tab: 'organigramme',
    columns: ({ role, ...values }) => ({ ...values, role: role || null }),
    check: async (context, tx, { profile, id, values }) => {
      await lockChart(tx, profile);
      if (values.parentId === id) throw new ValidationFailure({ parentId: texts(context).problems.loop });
      await checkChart(context, tx, profile);
    },
    removed: async (context, tx, row) => {
      const below = childrenOf(await nodesOf(tx, row.profileId), row.id);
      if (below.length > 0) throw new ValidationFailure({ base: texts(context).hasChildren });
    },
  },
);

/** Puts an entity below another one, at a place among those below it. */
export const moveHandler = clientAction(moveOrgNode, {
  find: orgNode.ofRoute,
  act: async (context, { parentId, order }, { profile, row }) => {
    await context.db.transaction(async (tx) => {
      await lockChart(tx, profile);
      const nodes = await nodesOf(tx, profile.id);
      if (parentId === row.id || (parentId !== null && nodes.every(({ id }) => id !== parentId))) {
        const { problems } = texts(context);
        throw new ValidationFailure({
          parentId: parentId === row.id ? problems.loop : problems.unknown_parent,
        });
      }
      const others = childrenOf(nodes, parentId).filter(({ id }) => id !== row.id);
      const at = Math.min(order, others.length);
      const placed = [...others.slice(0, at), row, ...others.slice(at)];
      const updatedAt = context.deps.clock.businessNow();
      await tx.update(orgNodes).set({ parentId, updatedAt }).where(eq(orgNodes.id, row.id));
      for (const [rank, { id }] of placed.entries()) {
        await tx.update(orgNodes).set({ rank }).where(eq(orgNodes.id, id));
      }
      await checkChart(context, tx, profile);
      await audit(context, tx, 'profile.org-node.move', subjectOf(profile));
    });
    return orgNode.flash(context, profile, 'saved');
  },
});
