import type * as z from 'zod';
import type { ActionContract } from '#contracts/define.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { BusinessTable, StoredRow } from '#mocks/db/queries/business-table.ts';
import { backAddress } from '../back.ts';
import { deletedFlash } from '../bin/undo.ts';
import type { AdminContext, ClientContext, SignedInContext } from '../context.ts';
import {
  adminAction,
  clientAction,
  noPayload,
  redirect,
  type Answer,
  type RouteHandler,
} from '../handler.ts';
import type { RecordDeclaration, RecordDefinition, RecordMessages, Values } from './record-declaration.ts';
import { baseOf } from './record-reader.ts';
import { RecordStore } from './record-store.ts';

export type { RecordDeclaration, RecordDefinition, RecordMessages } from './record-declaration.ts';

/** Makes the handler of an action for people of one area. */
type ActionMaker<Context extends SignedInContext> = <Payload extends z.ZodType, Found = undefined>(
  contract: ActionContract<Payload>,
  given:
    | {
        readonly find: (context: Context) => Promise<Found>;
        readonly act: (context: Context, payload: z.output<Payload>, found: Found) => Promise<Answer>;
      }
    | ((context: Context, payload: z.output<Payload>) => Promise<Answer>),
) => RouteHandler;

/** The handlers that save and delete the records of a store. */
function handlersOf<Table extends BusinessTable, Payload extends Values, Context extends SignedInContext>(
  store: RecordStore<Table, Payload, Context>,
  act: ActionMaker<Context>,
): Pick<RecordDefinition<Table, Payload, Context>, 'store' | 'update' | 'destroy'> {
  const { declaration } = store;
  const { type, label } = declaration;
  const landing = (context: Context, id: string): string =>
    declaration.isEditedInList === true ? backAddress(context) : declaration.href(id);
  const text = (context: Context, which: keyof RecordMessages, name: string): string =>
    fill(messagesFor(context.locale, declaration.messages)[which], { name });
  const find = (context: Context): Promise<StoredRow<Table>> => store.ofRouteToChange(context);
  return {
    store: (contract) =>
      act(contract, async (context, given) => {
        const payload = given as Payload;
        await declaration.check?.(context, payload, null);
        const id = await store.create(context, payload);
        const row = await store.find(context.db, id);
        const name = row === null ? '' : label(row);
        return redirect(landing(context, id), { type: 'success', text: text(context, 'created', name) });
      }),
    update: (contract) =>
      act(contract, {
        find,
        act: async (context, given, row) => {
          await store.update(context, given as Payload & { version: number }, row);
          const { id } = baseOf(row);
          const saved = (await store.find(context.db, id)) ?? row;
          const flash = { type: 'success', text: text(context, 'updated', label(saved)) } as const;
          return redirect(landing(context, id), flash);
        },
      }),
    destroy: act(noPayload, {
      find,
      act: async (context, _payload, row) => {
        await store.remove(context, row);
        const { id } = baseOf(row);
        return redirect(
          declaration.isEditedInList === true ? backAddress(context) : declaration.listHref(),
          deletedFlash(context, {
            type,
            id,
            text: text(context, 'deleted', label(row)),
          }),
        );
      },
    }),
  };
}

const recordsOf =
  <Context extends SignedInContext>(recordArea: 'client' | 'admin', act: ActionMaker<Context>) =>
  <Table extends BusinessTable, Payload extends Values>(
    declaration: RecordDeclaration<Table, Payload, Context>,
  ): RecordDefinition<Table, Payload, Context> => {
    const records = new RecordStore(recordArea, declaration);
    return {
      declaration,
      ownership: records.ownership,
      resource: {
        type: declaration.type,
        area: recordArea,
        can: `${declaration.area}.list` as PermissionKey,
        exists: async (db, id) => (await records.find(db, id)) !== null,
        // Whoever takes changes back has the context of the area that the changes were made in.
        takeBack: (context, recorded) => records.takeBack(context as Context, recorded),
      },
      ofRoute: (context) => records.ofRoute(context),
      ofRouteToChange: (context) => records.ofRouteToChange(context),
      find: (db, id) => records.find(db, id),
      formProps: (context, row) => records.formProps(context, row),
      create: (context, payload, action) => records.create(context, payload, action),
      change: (context, row, change) => records.change(context, row, change),
      changeSeveral: (context, action, changes, alongside) =>
        records.changeSeveral(context, action, changes, alongside),
      merge: (context, kept, merged, given) => records.merge(context, kept, merged, given),
      beside: (context, row, change) => records.beside(context, row, change),
      ...handlersOf(records, act),
    };
  };

/**
 * Declares a kind of record of a company: finding it within the company, its form, creating, changing over a version,
 * deleting with a way back, each with its line of the journal and its event.
 */
export const defineRecord = recordsOf<ClientContext>('client', clientAction);

/** Declares a kind of record of the platform, which its staff edit; the rest is as for a company's. */
export const definePlatformRecord = recordsOf<AdminContext>('admin', adminAction);
