import type { AskedProps } from './asked-props.ts';
import { isDeferredProp, type DeferredProp, type Rule } from './deferred.ts';

/** Fields of a page object that say what its props are beside their values. */
export interface PropFields {
  readonly deferredProps?: Readonly<Record<string, readonly string[]>>;
  readonly mergeProps?: readonly string[];
  readonly prependProps?: readonly string[];
  readonly deepMergeProps?: readonly string[];
  readonly matchPropsOn?: readonly string[];
  readonly onceProps?: Readonly<Record<string, { prop: string; expiresAt: number | null }>>;
  readonly scrollProps?: Readonly<Record<string, object>>;
  readonly rescuedProps?: readonly string[];
}

export interface ResolveOptions {
  readonly asked: AskedProps;
  /** The system's time, milliseconds since 1970. */
  readonly nowMs: number;
  /** A value that comes after its page could not be made: the page stays, the fault is written down. */
  readonly onFault: (name: string, error: unknown) => void;
}

const keyOf = (name: string, rule: Rule): string =>
  rule.when === 'once' && rule.key !== null ? rule.key : name;

/** Whether a deferred prop is made now. */
function isDue(name: string, { rule }: DeferredProp, { names, known }: AskedProps): boolean {
  if (names.has(name)) return true;
  if (rule.when === 'later' || rule.when === 'asked') return false;
  return rule.when !== 'once' || !known.has(keyOf(name, rule));
}

function growthFields(path: string, side: 'append' | 'prepend' | 'deep', matchOn?: string): PropFields {
  const sides = { append: 'mergeProps', prepend: 'prependProps', deep: 'deepMergeProps' } as const;
  return { [sides[side]]: [path], ...(matchOn !== undefined && { matchPropsOn: [`${path}.${matchOn}`] }) };
}

/** What the page object says of one deferred prop. */
function fieldsOf(name: string, rule: Rule, isSent: boolean, { asked, nowMs }: ResolveOptions): PropFields {
  const isReset = asked.reset.has(name);
  switch (rule.when) {
    case 'asked':
      return {};
    case 'later':
      return isSent ? {} : { deferredProps: { [rule.group]: [name] } };
    case 'once': {
      const expiresAt = rule.validS === null ? null : nowMs + rule.validS * 1000;
      return { onceProps: { [keyOf(name, rule)]: { prop: name, expiresAt } } };
    }
    case 'growing': {
      const { side = 'append', path, matchOn } = rule.growth;
      return isReset ? {} : growthFields(path === undefined ? name : `${name}.${path}`, side, matchOn);
    }
    case 'paged':
      return {
        ...(!isReset && growthFields(`${name}.data`, asked.side)),
        scrollProps: { [name]: { pageName: 'page', ...rule.place, reset: isReset } },
      };
  }
}

function join(all: readonly PropFields[]): PropFields {
  const joined: Record<string, unknown> = {};
  for (const [field, value] of all.flatMap((fields) => Object.entries(fields))) {
    const before = joined[field];
    if (Array.isArray(value)) joined[field] = [...(Array.isArray(before) ? before : []), ...value];
    else if (field === 'deferredProps') joined[field] = joinGroups(before, value as Groups);
    else joined[field] = { ...(typeof before === 'object' ? before : {}), ...(value as object) };
  }
  return joined;
}

type Groups = Readonly<Record<string, readonly string[]>>;

function joinGroups(before: unknown, added: Groups): Groups {
  const groups: Record<string, readonly string[]> = { ...(before as Groups | undefined) };
  for (const [group, names] of Object.entries(added)) groups[group] = [...(groups[group] ?? []), ...names];
  return groups;
}

/**
 * The props that are sent now, made where they are deferred, and what the page object says of the others. A value
 * that comes after its page may fail without taking the page along.
 */
export async function resolveProps(
  given: Readonly<Record<string, unknown>>,
  options: ResolveOptions,
): Promise<{ props: Record<string, unknown>; fields: PropFields }> {
  const props: Record<string, unknown> = {};
  const fields: PropFields[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!isDeferredProp(value)) {
      props[name] = value;
      continue;
    }
    const isSent = isDue(name, value, options.asked);
    try {
      // One after the other: they share the connection of the request.
      if (isSent) props[name] = await value.make();
      fields.push(fieldsOf(name, value.rule, isSent, options));
    } catch (error) {
      if (value.rule.when !== 'later') throw error;
      options.onFault(name, error);
      fields.push({ rescuedProps: [name] });
    }
  }
  return { props, fields: join(fields) };
}
