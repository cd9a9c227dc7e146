import type { RouteName } from '#generated/routes/names.ts';
import type { Actor, ActorKey } from '../actor.ts';
import type { Expected } from '../expected.ts';
import type { Client } from '../http/client.ts';
import type { JsonObject } from '../json.ts';
import type { Parameters } from '../records/discovery.ts';

/** What a preparation may use: the person at work, and their way to records and pages. */
export interface Kit {
  readonly client: Client;
  /** The same for somebody else. */
  readonly as: (key: ActorKey) => Kit;
  /** With what an asker signs in. @throws when it is not known */
  readonly account: (key: ActorKey) => Account;
  /** The record of a parameter that the person sees first. */
  readonly idOf: (parameter: string) => Promise<string>;
  /** Props of a page. @throws when it is not shown */
  readonly props: (name: RouteName, parameters?: Parameters) => Promise<JsonObject>;
  /** Sends an action, by default with its example; gives the props of the page that follows. @throws on a refusal */
  readonly act: (name: RouteName, parameters?: Parameters, payload?: JsonObject) => Promise<JsonObject>;
}

/** An e-mail address and its password. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** What the engine cannot tell by itself about a route. Most routes need none of it. */
export interface Preparation {
  /** Who tries the action: the first role that may, when absent. */
  readonly as?: ActorKey;
  /** Values of the address, or a record in the state that the route asks for: made first if need be. Undone. */
  readonly parameters?: (kit: Kit) => Promise<Parameters>;
  /** Its parameters are only looked for, nothing is made: each person has records of their own. */
  readonly isReading?: boolean;
  /** The example made fit for the data: ids of one's own records, the version that was read. */
  readonly payload?: (
    kit: Kit,
    parameters: Parameters,
    example: JsonObject,
  ) => Promise<JsonObject> | JsonObject;
  /** The page whose form sends the action; `…edit` for `….update`, `…create` for `….store` by default. */
  readonly from?: RouteName;
  /** What the route answers to who is let through, where the manifest does not tell; null leaves it to that. */
  readonly expects?: (actor: Actor) => Expected | null;
  /** Its address names no record that could be missing: an unknown one is told on the page itself. */
  readonly isRecordless?: boolean;
  /** The action may change nothing even when it succeeds. */
  readonly isIdempotent?: boolean;
  /** Tables in which a refusal is counted, such as wrong passwords. */
  readonly countsRefusalsIn?: readonly string[];
  /** Why the route cannot be tried out here, and what does: who may ask is tested all the same. */
  readonly untried?: string;
}

/** Preparations by the name of their route: a name that the manifest does not have does not compile. */
export type Preparations = { readonly [Name in RouteName]?: Preparation };
