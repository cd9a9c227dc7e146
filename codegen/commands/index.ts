import type { Command } from './command.ts';

/** A command that is loaded when it is run or asked for its help. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** All commands, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'generate',
    summary: 'write what changed',
    load: async () => (await import('./generate.ts')).command,
  },
  {
    name: 'check',
    summary: 'write nothing; fail and show the difference when something would change',
    load: async () => (await import('./check.ts')).command,
  },
  {
    name: 'watch',
    summary: 'generate at every change',
    load: async () => (await import('./watch.ts')).command,
  },
  {
    name: 'list',
    summary: 'all routes, or those that filters leave',
    load: async () => (await import('./list.ts')).command,
  },
  {
    name: 'match',
    summary: 'which route answers an address, and why the others do not',
    load: async () => (await import('./match.ts')).command,
  },
  {
    name: 'url',
    summary: 'the address of a route',
    load: async () => (await import('./url.ts')).command,
  },
  {
    name: 'explain',
    summary: 'what is generated for a route, and why',
    load: async () => (await import('./explain.ts')).command,
  },
  {
    name: 'add',
    summary: 'add a route to the manifest at the right place',
    load: async () => (await import('./add.ts')).command,
  },
  {
    name: 'format',
    summary: 'put the manifest into its canonical layout',
    load: async () => (await import('./format.ts')).command,
  },
  {
    name: 'import',
    summary: 'make a manifest from the routes of Laravel',
    load: async () => (await import('./import.ts')).command,
  },
];
