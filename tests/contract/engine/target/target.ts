import type { Actor, ActorKey } from '../actor.ts';
import type { Client } from '../http/client.ts';
import type { Ledger } from './ledger.ts';

/** Nobody can be signed in as this asker, and why. */
export interface Unavailable {
  readonly reason: string;
}

/** A server that is held to the contracts. */
export interface Target {
  readonly label: string;
  readonly origin: string;
  /** False where only GET may be sent, and what is refused before anything could change. */
  readonly isWritable: boolean;
  /** What requests change, and the way back; null where the data cannot be seen from outside. */
  readonly ledger: Ledger | null;
  /** A browser of its own each time. */
  open(actor: Actor, options?: OpenOptions): Promise<Client | Unavailable>;
  /** With what somebody signs in, where it is known. */
  accountOf(actor: Actor): { readonly email: string; readonly password: string } | null;
  /** Texts that no answer may hold: hashes and tokens of the data, where they are known. */
  readonly secrets: readonly string[];
  /** Identifiers of the stranger's company that nobody else may be shown, where they are known. */
  readonly foreignIds: ReadonlySet<string>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** False for a session whose password was not given a short time ago. */
  readonly isConfirmed?: boolean;
}

export const isUnavailable = (opened: Client | Unavailable): opened is Unavailable => 'reason' in opened;

/** Who cannot be signed in at a target. */
export type Absentees = ReadonlyMap<ActorKey, string>;
