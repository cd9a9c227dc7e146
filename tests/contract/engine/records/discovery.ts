import { sharedProps } from '#contracts/shared.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { gateOf } from '../expectation.ts';
import type { Answer } from '../http/answer.ts';
import type { Client } from '../http/client.ts';
import { at, type JsonObject } from '../json.ts';
import type { Subject } from '../subject.ts';
import { finders } from './finders.ts';
import { idsOf, idsUnder } from './ids.ts';
import { fillUri, isRecord, parametersOf, type ParameterName } from './parameters.ts';

export type Parameters = Readonly<Record<string, string>>;

/** No page tells an identifier for a parameter. */
export class NoRecordError extends Error {
  override readonly name = 'NoRecordError';
}

/** Finds records as a person does: through the pages that they may open. */
export interface Discovery {
  /** Identifiers of a parameter that the person sees, given those that stand before it in the address. */
  idsFor(client: Client, name: string, known: Parameters, near: RouteRow): Promise<readonly string[]>;
  /** Parameters of a route with the first record that the person sees of each. @throws NoRecordError */
  parametersFor(client: Client, route: RouteRow): Promise<Parameters>;
  /** What a page shows a person, without what every page receives; an answer in JSON; null when refused. */
  read(client: Client, route: RouteRow, known?: Parameters, query?: Parameters): Promise<JsonObject | null>;
  /** Forgets everything: something was changed. */
  clear(): void;
  /** Remembers what was read until now; the function it gives forgets what was read since, and knows the rest again. */
  keep(): () => void;
}

/** Reads each page once for each person. */
export function createDiscovery(subjects: readonly Subject[]): Discovery {
  const routesOf = (kind: Subject['contract']['kind']): readonly RouteRow[] =>
    subjects.filter(({ contract }) => contract.kind === kind).map(({ route }) => route);
  const pages = routesOf('page');
  const sources = [...pages, ...routesOf('data')];
  const read = new Map<string, Promise<JsonObject | null>>();

  const readPage: Discovery['read'] = (client, route, known = {}, query = {}) => {
    const search = new URLSearchParams(query).toString();
    const path = `${fillUri(route, known)}${search === '' ? '' : `?${search}`}`;
    const key = `${client.actor.key} ${path}`;
    const reading =
      read.get(key) ?? client.get(path, { isProtocol: route.page !== undefined }).then(ownProps);
    read.set(key, reading);
    return reading;
  };

  const idsFor: Discovery['idsFor'] = async (client, name, known, near) => {
    const candidate = finders[name as ParameterName];
    // A page of the other area tells a person nothing: what their own lists name is theirs to find.
    const finder = candidate && sources.some(isOpenAt(candidate.on, client)) ? candidate : undefined;
    const candidates = (finder ? sources : pages).filter(
      (route) =>
        (finder === undefined ? isAbout(route, known) : finder.on === route.name) &&
        gateOf(route, client.actor) === null,
    );
    for (const route of byNearness(candidates, near)) {
      for await (const way of waysTo(client, route, known)) {
        const props = await readPage(client, route, way, finder?.query);
        if (props === null) continue;
        const ids = finder
          ? idsOf(finder.pick(props))
          : [...idsUnder(props, name), ...listedIds(route, name, props)];
        if (ids.length > 0) return ids;
      }
    }
    return [];
  };

  /** What is known, with each record that a page of a finder asks for beside: the operation of a simulation. */
  async function* waysTo(client: Client, route: RouteRow, known: Parameters): AsyncGenerator<Parameters> {
    const missing = parametersOf(route).find((parameter) => !(parameter in known));
    if (missing === undefined) return yield known;
    for (const id of await idsFor(client, missing, known, route))
      yield* waysTo(client, route, { ...known, [missing]: id });
  }

  return {
    idsFor,
    read: readPage,
    clear: () => read.clear(),
    keep() {
      const kept = new Map(read);
      return () => {
        read.clear();
        for (const [key, page] of kept) read.set(key, page);
      };
    },
    async parametersFor(client, route) {
      const found: Record<string, string> = {};
      for (const name of parametersOf(route)) {
        const [id] = isRecord(route, name) ? await idsFor(client, name, found, route) : [];
        if (id === undefined) {
          throw new NoRecordError(
            `aucune page ne donne d’identifiant pour {${name}} : ajoutez-le à finders.ts, ou une préparation à ${route.name}`,
          );
        }
        found[name] = id;
      }
      return found;
    },
  };
}

/** Whether a page can be opened with what is known, and is below the last of it: the findings of a visit are not told elsewhere. */
function isAbout(route: RouteRow, known: Parameters): boolean {
  const parameters = parametersOf(route);
  const last = Object.keys(known).at(-1);
  return (
    parameters.every((parameter) => parameter in known) && (last === undefined || parameters.includes(last))
  );
}

const isOpenAt =
  (name: string, { actor }: Client) =>
  (route: RouteRow): boolean =>
    route.name === name && gateOf(route, actor) === null;

const sharedKeys = Object.keys(sharedProps.shape);

/** Identifiers of the rows of a declared list: `….contact.index` lists what `{contact}` names. */
const listedIds = ({ name: route }: RouteRow, name: string, props: JsonObject): readonly string[] =>
  route.endsWith(`.${name}.index`) ? idsOf(at(props, 'list.items')) : [];

/** What a page shows, without what every page receives; an answer in JSON; null for a refusal. */
export function ownProps({ status, page, text, headers }: Answer): JsonObject | null {
  if (status !== 200) return null;
  if (page === null)
    return headers.get('content-type')?.includes('json') ? (JSON.parse(text) as JsonObject) : null;
  return Object.fromEntries(Object.entries(page.props).filter(([key]) => !sharedKeys.includes(key)));
}

/** Pages of the same group first, and among these the lists, which show the most. */
function byNearness(routes: readonly RouteRow[], near: RouteRow): readonly RouteRow[] {
  const shared = ({ name }: RouteRow): number => {
    const [one, other] = [name.split('.'), near.name.split('.')];
    const differs = one.findIndex((part, index) => part !== other[index]);
    return differs === -1 ? one.length : differs;
  };
  const isList = ({ name }: RouteRow): number => Number(name.endsWith('.index'));
  return routes.toSorted((a, b) => shared(b) - shared(a) || isList(b) - isList(a));
}
