import { toHref } from './address.ts';

/** Props as the server sent them. */
export type PageProps = Readonly<Record<string, unknown>>;

/** One page as the server describes it. Optional fields are absent unless the server named them. */
export interface PageObject {
  readonly component: string;
  readonly props: PageProps;
  /** Path and query, with a hash if the server gave one. */
  readonly url: string;
  /** Version of the assets; null when the server has none. */
  readonly version: string | null;
  readonly flash?: Readonly<Record<string, unknown>>;
  /** Props to ask for afterwards, by group. */
  readonly deferredProps?: Readonly<Record<string, readonly string[]>>;
  readonly mergeProps?: readonly string[];
  readonly prependProps?: readonly string[];
  readonly deepMergeProps?: readonly string[];
  readonly matchPropsOn?: readonly string[];
  readonly onceProps?: Readonly<Record<string, unknown>>;
  readonly scrollProps?: Readonly<Record<string, unknown>>;
  readonly rescuedProps?: readonly string[];
  readonly sharedProps?: readonly string[];
  readonly preserveFragment?: boolean;
  readonly clearHistory?: boolean;
  readonly encryptHistory?: boolean;
  /** Paths of lists that partial answers have lengthened. Kept by this client; never read from an answer. */
  readonly grownProps?: readonly string[];
}

type RecordValue = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is RecordValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readTexts = (value: unknown): readonly string[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item): item is string => typeof item === 'string');
  return texts.length > 0 ? texts : undefined;
};

// PHP writes an empty map as `[]`.
const readRecord = (value: unknown): RecordValue | undefined =>
  isRecord(value) && Object.keys(value).length > 0 ? value : undefined;

function readGroups(value: unknown): Record<string, readonly string[]> | undefined {
  const groups = Object.entries(readRecord(value) ?? {}).flatMap(([group, paths]) => {
    const texts = readTexts(paths);
    return texts ? [[group, texts] as const] : [];
  });
  return groups.length > 0 ? Object.fromEntries(groups) : undefined;
}

const readFlag = (value: unknown): true | undefined => (value === true ? true : undefined);

/**
 * Reads a page object of any protocol version. Unknown fields are dropped, empty containers count as absent,
 * an absolute `url` is cut to path, query and hash. Null when it is not a page object.
 */
export function readPageObject(value: unknown): PageObject | null {
  if (!isRecord(value) || typeof value.component !== 'string' || value.component === '') return null;
  if (typeof value.url !== 'string') return null;
  const url = toHref(value.url);
  if (url === null) return null;
  const { version } = value;
  const optional = {
    flash: readRecord(value.flash),
    deferredProps: readGroups(value.deferredProps),
    mergeProps: readTexts(value.mergeProps),
    prependProps: readTexts(value.prependProps),
    deepMergeProps: readTexts(value.deepMergeProps),
    matchPropsOn: readTexts(value.matchPropsOn),
    onceProps: readRecord(value.onceProps),
    scrollProps: readRecord(value.scrollProps),
    rescuedProps: readTexts(value.rescuedProps),
    sharedProps: readTexts(value.sharedProps),
    preserveFragment: readFlag(value.preserveFragment),
    clearHistory: readFlag(value.clearHistory),
    encryptHistory: readFlag(value.encryptHistory),
  };
  return {
    component: value.component,
    props: isRecord(value.props) ? value.props : {},
    url,
    version: typeof version === 'string' || typeof version === 'number' ? String(version) : null,
    ...Object.fromEntries(Object.entries(optional).filter(([, field]) => field !== undefined)),
  };
}
