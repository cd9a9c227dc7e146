import { listOf, propOf } from './asked-props.ts';

/** Props that no partial answer leaves out: what is said once would be lost, and whose page it is must show. */
const always = ['auth', 'tenant', 'errors', 'flash', 'confirmation'];

/**
 * The props of a partial request (`X-Inertia-Partial-*`): those that it names, or all but those that it
 * leaves out. All of them when it is none, or was made on another page than the one that answers.
 */
export function partialProps<Props extends Readonly<Record<string, unknown>>>(
  headers: Headers,
  component: string,
  props: Props,
): Partial<Props> {
  if (headers.get('x-inertia-partial-component') !== component) return props;
  const only = new Set(listOf(headers.get('x-inertia-partial-data')).map(propOf));
  // A part of a prop cannot be left out here: the whole of it is sent, as if it had not been named.
  const except = new Set(
    listOf(headers.get('x-inertia-partial-except')).filter((path) => !path.includes('.')),
  );
  const isKept = (name: string): boolean =>
    always.includes(name) || ((only.size === 0 || only.has(name)) && !except.has(name));
  const kept = Object.entries(props).filter(([name]) => isKept(name));
  return Object.fromEntries(kept) as Partial<Props>;
}
