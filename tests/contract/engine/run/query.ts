import type * as z from 'zod';
import { fillUri } from '../records/parameters.ts';
import { hostileFormula, hostileMarkup } from '../payload/hostile.ts';
import { shapeOf } from '../payload/shape.ts';
import type { Subject } from '../subject.ts';
import { isUnavailable } from '../target/target.ts';
import type { Bench } from './bench.ts';
import type { Notes } from './finding.ts';
import { parametersFor, reasonOf } from './kit.ts';

const text = ['texte', 'n’importe quoi'] as const;
const quotes = ['guillemets SQL', `'; drop table operations; -- %_`] as const;
const nul = ['signe NUL', 'a\u0000b'] as const;
const values: readonly (readonly [name: string, value: string])[] = [
  ['vide', ''],
  text,
  ['négatif', '-1'],
  ['très grand', '1e308'],
  ['page 2', '2'],
  ['balises', hostileMarkup],
  ['formule', hostileFormula],
  quotes,
  nul,
  ['300 signes', 'x'.repeat(300)],
];

/** Values by the brackets behind their key; one function reads brackets for all routes, so that few values tell it. */
const shapes = {
  quick: { '': values, '[]': [text, quotes, nul], '[a][b]': [text] },
  full: { '': values, '[]': values, '[a][b]': values },
} as const;

/** A page reads from its address what makes sense and leaves the rest: it is shown whatever stands there. */
export async function checkQuery(bench: Bench, subject: Subject, notes: Notes): Promise<void> {
  const { contract, route, name } = subject;
  if (contract.kind === 'action') return;
  const keys = keysOf(contract.query);
  if (keys.length === 0) return;
  const client = bench.actorFor(subject);
  if (isUnavailable(client) || bench.preparation(name).expects?.(client.actor) != null) return;
  let path = '';
  try {
    path = fillUri(route, await parametersFor(bench, subject, client));
  } catch (error) {
    return notes.skip('query', 'adresse', reasonOf(error));
  }
  for (const [brackets, tried] of Object.entries(shapes[bench.depth])) {
    for (const [what, value] of tried) {
      const query = keys.map((key) => `${key}${brackets}=${encodeURIComponent(value)}`).join('&');
      const address = `${path}?${query}`;
      // What counts towards a limit is not to add up over the trials.
      const answer = await bench.undoing(() => client.get(address, { isProtocol: contract.kind === 'page' }));
      const faults = answer.status === 200 ? [] : [`répond ${answer.status}`];
      const pageFaults =
        contract.kind === 'page' && faults.length === 0 ? bench.faultsOf(client, answer) : [];
      notes.note('query', `${what}, ${keys.join(', ')}${brackets}`, [...faults, ...pageFaults]);
    }
  }
}

const keysOf = (query: z.ZodType): readonly string[] => Object.keys(shapeOf(query).properties ?? {});
