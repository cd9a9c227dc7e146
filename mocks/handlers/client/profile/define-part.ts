import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ActionContract } from '#contracts/define.ts';
import type { ProfileTab } from '#contracts/client/profile/tabs.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  profiles,
  type financialAssets,
  type orgNodes,
  type Profile,
  type profileReferences,
  type propertyAssets,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, type Answer, type RouteHandler } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { profileOfRoute } from './access.ts';
import { backTo, subjectOf } from './back-to.ts';

type PartTable = typeof propertyAssets | typeof financialAssets | typeof profileReferences | typeof orgNodes;

/** The kinds of parts, as the journal names them. */
export type PartName = 'property-asset' | 'financial-asset' | 'reference' | 'org-node';

/** A part of a profile that is saved by itself. */
interface PartDeclaration<Table extends PartTable, Values extends object> {
  readonly name: PartName;
  readonly table: Table;
  /** Its parameter in addresses. */
  readonly parameter: 'asset' | 'holding' | 'reference' | 'node';
  readonly tab: ProfileTab;
  /** Columns of what the form holds. */
  readonly columns: (values: Values) => Partial<Table['$inferInsert']>;
  /** Rules that need the database, within the transaction. @throws ValidationFailure */
  readonly check?: (
    context: ClientContext,
    tx: Database,
    change: { readonly profile: Profile; readonly id: string; readonly values: Values },
  ) => Promise<void>;
  /** Before it is removed. @throws ValidationFailure where it cannot be */
  readonly removed?: (context: ClientContext, tx: Database, row: Table['$inferSelect']) => Promise<void>;
}

/** The handlers of a part, and how it is found. */
interface Part<Table extends PartTable> {
  readonly ofRoute: (
    context: ClientContext,
  ) => Promise<{ readonly profile: Profile; readonly row: Table['$inferSelect'] }>;
  readonly store: RouteHandler;
  readonly update: RouteHandler;
  readonly destroy: RouteHandler;
  /** Writes a new one, with its line of the journal. */
  readonly insert: (
    context: ClientContext,
    tx: Database,
    profile: Profile,
    columns: Partial<Table['$inferInsert']>,
  ) => Promise<string>;
  readonly flash: (context: ClientContext, profile: Profile, what: 'added' | 'saved' | 'removed') => Answer;
}

/** Says when a profile was last changed: cards and files show it. */
const touch = (context: ClientContext, tx: Database, { id }: Profile) =>
  tx.update(profiles).set({ updatedAt: context.deps.clock.businessNow() }).where(eq(profiles.id, id));

/** Declares a part of a profile: adding, changing over its own version, removing, each with its line of the journal. */
export function definePart<Table extends PartTable, Payload extends z.ZodType<object>>(
  contracts: { readonly store: ActionContract<Payload>; readonly update: ActionContract },
  declaration: PartDeclaration<Table, z.output<Payload>>,
): Part<Table> {
  const { name, parameter: key, tab, columns, check, removed } = declaration;
  // Each part's table has the columns that are named here, which drizzle's types cannot say of several.
  const table = declaration.table as unknown as typeof propertyAssets;
  type Row = Table['$inferSelect'];
  const ofRoute = async (context: ClientContext) => {
    const profile = await profileOfRoute(context);
    const isIt = and(eq(table.id, parameter(context, key)), eq(table.profileId, profile.id));
    const [row] = await context.db.select().from(table).where(isIt).limit(1);
    if (row === undefined) throw notFound(key);
    return { profile, row: row as unknown as Row };
  };
  const flash: Part<Table>['flash'] = (context, profile, what) =>
    backTo(context, profile, tab, messagesFor(context.locale, partMessages).done[name][what]);
  const insert: Part<Table>['insert'] = async (context, tx, profile, values) => {
    const { deps, actor } = context;
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const row = {
      ...values,
      id,
      tenantId: profile.tenantId,
      profileId: profile.id,
      createdAt: now,
      updatedAt: now,
      createdBy: actor.user.id,
    };
    await tx.insert(table).values(row as unknown as typeof propertyAssets.$inferInsert);
    await touch(context, tx, profile);
    await audit(context, tx, `profile.${name}.create`, subjectOf(profile));
    return id;
  };
  return {
    ofRoute,
    flash,
    insert,
    store: clientAction(contracts.store, {
      find: profileOfRoute,
      act: async (context, values, profile) => {
        await context.db.transaction(async (tx) => {
          const id = await insert(context, tx, profile, columns(values));
          await check?.(context, tx, { profile, id, values });
        });
        return flash(context, profile, 'added');
      },
    }),
    update: clientAction(contracts.update, {
      find: ofRoute,
      act: async (context, payload, { profile, row }) => {
        const { version, ...values } = payload as { version: number } & z.output<Payload>;
        const { id, updatedAt } = row;
        const isSaved = await context.db.transaction(async (tx) => {
          const changed = await tx
            .update(table)
            .set({
              ...(columns(values as z.output<Payload>) as object),
              version: sql`${table.version} + 1`,
              updatedAt: context.deps.clock.businessNow(),
            })
            .where(and(eq(table.id, id), eq(table.version, version)))
            .returning({ id: table.id });
          if (changed.length === 0) return false;
          await check?.(context, tx, { profile, id, values: values as z.output<Payload> });
          await touch(context, tx, profile);
          await audit(context, tx, `profile.${name}.update`, subjectOf(profile));
          return true;
        });
        if (!isSaved) {
          throw await staleVersion(context, {
            id: profile.id,
            updatedAt,
            actions: [`profile.${name}.update`],
            within: context.db,
            fields: [],
          });
        }
        return flash(context, profile, 'saved');
      },
    }),
    destroy: clientAction(noPayload, {
      find: ofRoute,
      act: async (context, _payload, { profile, row }) => {
        await context.db.transaction(async (tx) => {
          await removed?.(context, tx, row);
          await tx.delete(table).where(eq(table.id, row.id));
          await touch(context, tx, profile);
          await audit(context, tx, `profile.${name}.delete`, subjectOf(profile));
        });
        return flash(context, profile, 'removed');
      },
    }),
  };
}
