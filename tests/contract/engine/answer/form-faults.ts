import type { RouteRow } from '#generated/routes/row.ts';
import type { Actor } from '../actor.ts';
import { gateOf } from '../expectation.ts';
import type { PageObject } from '../http/answer.ts';

const savers: readonly (readonly [form: RegExp, action: string])[] = [
  [/\.create$/, '.store'],
  [/\.edit$/, '.update'],
  [/-form$/, '.update'],
];

/** The action that saves what the form at a route holds; undefined for a page without one. */
export function saverOf({ name, page }: RouteRow, routes: readonly RouteRow[]): RouteRow | undefined {
  if (page === undefined) return undefined;
  const [form, action] = savers.find(([ending]) => ending.test(name)) ?? [];
  return form && routes.find((route) => route.name === name.replace(form, action ?? ''));
}

/** What says on a page that it can be filled in. */
const saving: readonly string[] = ['save', 'update', 'write'];

/**
 * A form that somebody may read and not save: it has to say so, and none of its rights may be given. A page that says
 * nothing of saving is a form to fill in, which is not shown to them at all.
 */
export function openFormFaults(
  { component, props }: PageObject,
  actor: Actor,
  saver: RouteRow | undefined,
): string[] {
  if (saver === undefined || component.startsWith('Error/')) return [];
  if (gateOf(saver, { ...actor, hasToken: true }) === null) return [];
  const rights = [rightsOf(props['form']), rightsOf(props)].flatMap((can) => Object.entries(can));
  const told = rights.filter(([right]) => saving.includes(right));
  if (told.length === 0) return [`formulaire montré à qui ne peut pas l’enregistrer (${saver.name})`];
  return told.flatMap(([right, isGiven]) =>
    isGiven === true ? [`can.${right} est vrai pour qui n’a pas le droit de ${saver.name}`] : [],
  );
}

function rightsOf(props: unknown): Readonly<Record<string, unknown>> {
  if (typeof props !== 'object' || props === null || !('can' in props)) return {};
  const { can } = props;
  return typeof can === 'object' && can !== null ? { ...can } : {};
}
