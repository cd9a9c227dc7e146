import type { Options } from './command.ts';

/** Options that leave some of the routes. */
export const filterOptions = {
  name: { type: 'string', value: '<pattern>', help: 'name fits, * standing for any text' },
  method: { type: 'string', value: '<method>', help: 'answers to this method' },
  page: { type: 'string', value: '<pattern>', help: 'shows a page whose name fits' },
  can: { type: 'string', value: '<pattern>', help: 'asks for a permission that fits' },
  uri: { type: 'string', value: '<text>', help: 'address, with its domain, holds this text' },
  area: { type: 'string', value: '<area>', help: 'belongs to this area' },
} as const satisfies Options;
