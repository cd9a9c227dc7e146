import { Resolver } from 'node:dns/promises';
import type { DnsTexts } from './dns.ts';

const noRecords = ['ENOTFOUND', 'ENODATA'];

/** Asks the name servers of this machine, five seconds at most. */
export function nodeDnsTexts(): DnsTexts {
  const resolver = new Resolver({ timeout: 2500, tries: 2 });
  return {
    of: async (name) => {
      try {
        // A long text comes in pieces (RFC 7208, 3.3).
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
      } catch (error) {
        if (error instanceof Error && 'code' in error && noRecords.includes(String(error.code))) return [];
        throw error;
      }
    },
  };
}
