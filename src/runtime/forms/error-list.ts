/** One line of the summary above a form. */
export interface FormErrorLine {
  /** Field path; `base`, `version` or an unknown path for errors of the form as a whole. */
  readonly name: string;
  readonly message: string;
  /** Whether a field stands for it and can take the focus. */
  readonly isField: boolean;
}

interface ErrorNode {
  readonly message?: unknown;
  readonly root?: { readonly message?: unknown };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Flattens a tree of react-hook-form errors to field paths and messages. */
export function flattenErrors(errors: unknown, prefix = ''): { name: string; message: string }[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const node: ErrorNode = value;
    if (typeof node.message === 'string' && typeof value.type === 'string')
      return [{ name, message: node.message }];
    const own = typeof node.root?.message === 'string' ? [{ name, message: node.root.message }] : [];
    const { root: _root, ref: _ref, ...nested } = value;
    return [...own, ...flattenErrors(nested, name)];
  });
}

/** Lines in the order of the fields on the screen; fields not found there come last. */
export function orderLines(lines: readonly FormErrorLine[], fieldOrder: readonly string[]): FormErrorLine[] {
  const rank = new Map(fieldOrder.map((name, index) => [name, index]));
  const rankOf = ({ name, isField }: FormErrorLine) => (isField ? (rank.get(name) ?? fieldOrder.length) : -1);
  return lines.toSorted((a, b) => rankOf(a) - rankOf(b));
}
