import type { RouteName } from '#generated/routes/names.ts';
import { at, type Json, type JsonObject } from '../json.ts';
import type { ParameterName } from './parameters.ts';

/** Where the identifiers of a parameter are to be read that no list of that name tells. */
export interface Finder {
  /** Page whose props hold them, or data in JSON. */
  readonly on: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly pick: (props: JsonObject) => Json | undefined;
}

/**
 * Parameters whose records stand in no page under their own name: `operation` is found by itself, as a list
 * `operations` or an object `operation` with an `id`, and needs no line here.
 */
export const finders: Readonly<Partial<Record<ParameterName, Finder>>> = {
  user: {
    on: 'admin.search',
    query: { q: 'lartigue', types: 'user' },
    pick: (found) => at(found, 'groups.0.hits'),
  },
  membership: { on: 'client.user.index', pick: ({ invitations }) => invitations },
  invoice: { on: 'client.subscription.index', pick: ({ invoices }) => invoices },
  note: { on: 'client.operation.show', pick: ({ journal }) => journal },
};
