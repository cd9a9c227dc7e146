import { redirect, type HistoryState } from '@tanstack/react-router';
import type { LoadOutcome } from '../pages/show.ts';
import type { DocumentHost } from '../platform/document-host.ts';
import type { Progress } from '../progress/progress.ts';
import { hashOf } from '../protocol/address.ts';
import { guardPath } from './opaque-search.ts';

/** The page of an address. */
export type LoadedAddress = Extract<LoadOutcome, { readonly kind: 'page' }>;

/** A value and not an exception: the router puts the error page of an exception in place anew with each try. */
export interface FailedAddress {
  readonly failure: unknown;
}

export interface AddressLoaderOptions {
  readonly host: Pick<DocumentHost, 'leave'>;
  readonly progress: Pick<Progress, 'begin'>;
  /** Brings what an address shows. */
  readonly find: (href: string, signal: AbortSignal) => Promise<LoadOutcome>;
  /** An address of this application as the router takes it; null when it belongs to another host. */
  readonly ownHref: (url: string) => string | null;
  /** What the history keeps with an address, as the router takes it. */
  readonly stateFor: (href: string) => HistoryState | undefined;
}

/** An address with the hash of another one, if that belongs to it too and it has none of its own. */
export const withHashOf = (to: string, from: string, keepsHash: boolean): string =>
  keepsHash && hashOf(to) === '' ? `${to}${hashOf(from)}` : to;

const forEver = (): Promise<never> => new Promise(() => undefined);

/**
 * Loads addresses for the router. Never ends once the document is being left.
 *
 * @throws the router's redirect when the address leads elsewhere
 */
export function createAddressLoader({ host, progress, find, ownHref, stateFor }: AddressLoaderOptions) {
  return async (href: string, signal: AbortSignal): Promise<LoadedAddress | FailedAddress> => {
    const done = progress.begin();
    try {
      const outcome = await find(href, signal).catch((failure: unknown): FailedAddress => ({ failure }));
      if ('failure' in outcome || outcome.kind === 'page') return outcome;
      if (outcome.kind === 'moved') {
        const to = ownHref(withHashOf(outcome.to, href, outcome.keepsHash));
        if (to !== null) {
          const guarded = guardPath(to);
          throw redirect({ href: guarded, replace: true, state: stateFor(guarded) });
        }
        host.leave(outcome.to);
      }
      return await forEver();
    } finally {
      done();
    }
  };
}
