import { buildRoute } from '#runtime/routes/build.ts';
import { gateOf } from '../expectation.ts';
import type { Actor } from '../actor.ts';
import type { Parameters } from '../records/discovery.ts';
import { parametersOf } from '../records/parameters.ts';
import type { Subject } from '../subject.ts';
import type { Bench } from './bench.ts';

const formOfVerb: Readonly<Record<string, string>> = { store: 'create', update: 'edit' };

/** The address from which a person sends an action, and to which a refusal leads back. */
export function formPage(bench: Bench, { name }: Subject, actor: Actor, parameters: Parameters): string {
  const group = name.split('.').slice(0, -1).join('.');
  const verb = name.split('.').at(-1) ?? '';
  const wanted = [
    bench.preparation(name).from,
    `${group}.${formOfVerb[verb] ?? verb}`,
    `${group}.edit`,
    `${group}.show`,
    group,
    `${group}.index`,
  ];
  const open = bench.subjects.filter(
    ({ contract, route }) =>
      contract.kind === 'page' &&
      gateOf(route, actor) === null &&
      bench.preparation(route.name).expects?.(actor) == null &&
      parametersOf(route).every((parameter) => parameter in parameters),
  );
  const page =
    wanted.flatMap((candidate) => open.find((subject) => subject.name === candidate) ?? [])[0] ??
    open.find(({ route }) => parametersOf(route).length === 0);
  if (page === undefined) return '/';
  const values = parametersOf(page.route).map((key) => [key, parameters[key]]);
  return buildRoute(page.route, Object.fromEntries(values) as Parameters);
}
