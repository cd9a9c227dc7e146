import { buildRoute } from '#runtime/routes/build.ts';
import { actorOf } from '../actor.ts';
import { errorsOf } from '../http/answer.ts';
import type { Client } from '../http/client.ts';
import type { RouteName } from '#generated/routes/names.ts';
import { at, type JsonObject } from '../json.ts';
import type { Kit } from '../preparations/preparation.ts';
import type { Parameters } from '../records/discovery.ts';
import { NoRecordError } from '../records/discovery.ts';
import type { Subject } from '../subject.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';

/** Something that has to be there before a route can be tried could not be made. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError';
}

/** What preparations use, in one person's name. */
export function kitOf(bench: Bench, client: Client): Kit {
  const kit: Kit = {
    client,
    as(key) {
      const other = bench.client(key);
      if (isUnavailable(other)) throw new PreparationError(other.reason);
      return kitOf(bench, other);
    },
    account(key) {
      const account = bench.target.accountOf(actorOf(key));
      if (account === null)
        throw new PreparationError(`le mot de passe du ${actorOf(key).label} n’est pas connu`);
      return account;
    },
    async idOf(parameter) {
      const route = { name: parameter, order: -1, uri: '', methods: [] };
      const [id] = await bench.discovery.idsFor(client, parameter, {}, route);
      if (id === undefined) throw new NoRecordError(`aucun identifiant pour {${parameter}}`);
      return id;
    },
    async props(name, parameters = {}) {
      const props = await bench.discovery.read(client, bench.subject(name).route, parameters);
      if (props === null) throw new PreparationError(`${name} n’est pas montrée au ${client.actor.label}`);
      return props;
    },
    async act(name, parameters = {}, payload) {
      const subject = bench.subject(name);
      if (!bench.target.isWritable)
        throw new PreparationError(`${name} écrit, et le serveur est essayé en lecture seule`);
      const data = payload ?? (await payloadFor(bench, subject, kit, parameters));
      const answer = await client.send(subject.method, buildRoute(subject.route, parameters), { data });
      const reached = await client.follow(answer);
      bench.discovery.clear();
      const errors = errorsOf(reached.page);
      if (
        answer.status !== 303 ||
        reached.status !== 200 ||
        reached.page === null ||
        Object.keys(errors).length > 0
      )
        throw new PreparationError(`${name} répond ${answer.status}, ${JSON.stringify(errors)}`);
      return reached.page.props;
    },
  };
  return kit;
}

/** A payload that the data accepts. */
export async function payloadFor(
  bench: Bench,
  { name, contract }: Subject,
  kit: Kit,
  parameters: Parameters,
): Promise<JsonObject> {
  const example = (contract.kind === 'action' ? contract.example : {}) as JsonObject;
  const prepared = await bench.preparation(name).payload?.(kit, parameters, example);
  return prepared ?? declaredPayload(bench, name, kit, parameters, example);
}

/** An example made fit for a declared record: the version that its form read, rows that the person's list shows. */
async function declaredPayload(
  bench: Bench,
  name: RouteName,
  kit: Kit,
  parameters: Parameters,
  example: JsonObject,
): Promise<JsonObject> {
  const group = name.slice(0, name.lastIndexOf('.'));
  if (typeof example['version'] === 'number' && name.endsWith('.update')) {
    const edit = `${group}.edit` as RouteName;
    const version = bench.subjects.some((subject) => subject.name === edit)
      ? at(await kit.props(edit, parameters), 'form.record.version')
      : null;
    return typeof version === 'number' ? { ...example, version } : example;
  }
  if (at(example, 'rows.kind') !== 'ids') return example;
  return {
    ...example,
    rows: { kind: 'ids', ids: [await kit.idOf(group.slice(group.lastIndexOf('.') + 1))] },
  };
}

/** Values of a route's address for a person's own record. @throws NoRecordError, PreparationError */
export async function parametersFor(
  bench: Bench,
  { name, route }: Subject,
  client: Client,
): Promise<Parameters> {
  const prepare = bench.preparation(name).parameters;
  return prepare ? prepare(kitOf(bench, client)) : bench.discovery.parametersFor(client, route);
}

/** Why something could not be prepared; anything else is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoRecordError || error instanceof PreparationError) return error.message;
  throw error;
}
