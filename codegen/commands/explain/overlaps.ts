import { mayHoldSlash } from '#runtime/routes/slashes.ts';
import type { RouteModel } from '../../model/model.ts';
import { plainUri } from '../../model/uri.ts';

/** A route that may answer an address of another one. */
export interface Overlap {
  readonly route: RouteModel;
  /** An address that both may answer; parameters stand where any value of theirs does. */
  readonly address: string;
  /** Methods that both answer to. */
  readonly methods: readonly string[];
}

/**
 * Routes that stand before this one and may answer some of its addresses. Two formats that only a value can
 * tell apart are taken to meet.
 */
export function overlapsBefore(route: RouteModel, routes: readonly RouteModel[]): Overlap[] {
  const before = routes.slice(0, routes.indexOf(route));
  return before.flatMap((other): Overlap[] => {
    const methods = route.methods.filter((method) => other.methods.includes(method));
    if (methods.length === 0 || !domainsMeet(route, other)) return [];
    for (const own of variants(route)) {
      for (const theirs of variants(other)) {
        const segments = meet(own, theirs);
        if (segments !== null) return [{ route: other, methods, address: `/${segments.join('/')}` }];
      }
    }
    return [];
  });
}

/** What may stand between two slashes. */
interface Segment {
  readonly text: string;
  /** `undefined` for literal text. */
  readonly format: RegExp | undefined;
  /** The only values there are, where the format lists them. */
  readonly values: readonly string[] | undefined;
  /** Whether a value may hold slashes: anything may follow. */
  readonly isOpen: boolean;
}

const PARAMETER = /\{(\w+)(\?)?\}/g;
const LISTED = /^(?:\(\?:)?([\w-]+(?:\|[\w-]+)*)\)?$/;

/** The segments of a uri, with and without each segment that may be absent. */
function variants(route: RouteModel): Segment[][] {
  const parts = plainUri(route.uri)
    .split('/')
    .filter((part) => part !== '');
  return parts.reduce<Segment[][]>(
    (all, part) => {
      const segment = segmentOf(part, route);
      const longer = all.map((segments) => [...segments, segment]);
      return /^(?:\{\w+\?\})+$/.test(part) ? [...longer, ...all] : longer;
    },
    [[]],
  );
}

function segmentOf(part: string, route: RouteModel): Segment {
  if (!part.includes('{')) return { text: part, format: undefined, values: [part], isOpen: false };
  const wheres = new Map(route.parameters.map(({ name, where }) => [name, where]));
  let source = '';
  let last = 0;
  let isOpen = false;
  for (const { 0: whole, 1: name = '', 2: mark, index } of part.matchAll(PARAMETER)) {
    const where = wheres.get(name);
    isOpen ||= where !== undefined && mayHoldSlash(where);
    source += `${escaped(part.slice(last, index))}(?:${where ?? '[^/]+'})${mark ?? ''}`;
    last = index + whole.length;
  }
  source += escaped(part.slice(last));
  const only = /^\{(\w+)\??\}$/.exec(part)?.[1];
  const where = only === undefined ? undefined : wheres.get(only);
  const values = where === undefined ? undefined : LISTED.exec(where)?.[1]?.split('|');
  return { text: part, format: wholeFormat(source), values, isOpen };
}

/** Segments of an address that both sequences may stand for; `null` when there is none. */
function meet(a: readonly Segment[], b: readonly Segment[]): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const left = a[at];
    const right = b[at];
    if (left?.isOpen || right?.isOpen) {
      const rest = (left?.isOpen ? b : a).slice(at).map(({ text }) => text);
      return rest.length === 0 ? null : [...found, ...rest];
    }
    const common = left && right ? commonText(left, right) : null;
    if (common === null) return null;
    found.push(common);
  }
  return found;
}

function commonText(left: Segment, right: Segment): string | null {
  const [listed, other] = left.values ? [left, right] : [right, left];
  if (!listed.values) return left.text;
  return (
    listed.values.find((value) =>
      other.format === undefined ? other.text === value : other.format.test(value),
    ) ?? null
  );
}

/** Hosts are compared only where one of them has no parameters; a route without a domain answers on any. */
function domainsMeet(a: RouteModel, b: RouteModel): boolean {
  if (a.domain === undefined || b.domain === undefined) return true;
  const [literal, other] = a.domain.includes('{') ? [b, a] : [a, b];
  if (literal.domain?.includes('{')) return true;
  const wheres = new Map(other.parameters.map(({ name, where }) => [name, where]));
  const source = (other.domain ?? '')
    .split(/(\{\w+\??\})/)
    .map((part) => {
      const name = /^\{(\w+)/.exec(part)?.[1];
      return name === undefined ? escaped(part) : `(?:${wheres.get(name) ?? '[^.]+'})`;
    })
    .join('');
  return wholeFormat(source).test(literal.domain ?? '');
}

/** The flags are those under which patterns are translated. */
function wholeFormat(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'su');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
