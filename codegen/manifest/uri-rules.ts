import { uriLiterals, uriParameters } from '../model/uri.ts';
import type { ManifestRoute } from './schema.ts';
import type { Finding } from './shape.ts';

/** A mistake that a uri or domain may hold. */
interface Mistake {
  readonly isIn: (source: string, literals: string) => boolean;
  readonly message: string;
}

const ANYWHERE: readonly Mistake[] = [
  {
    isIn: (source) => /\{__proto__[?}:]/.test(source),
    message: 'has a parameter __proto__, which no object can hold as a value: rename it.',
  },
  {
    isIn: (_source, literals) => /[{}]/.test(literals),
    message: 'holds a brace that is no parameter: write {name}, {name?} or {name:key}.',
  },
  {
    isIn: (_source, literals) => /\s/u.test(literals.replace(/\{[^{}]*\}/g, '')),
    message: 'holds white space: write %20 or leave it out.',
  },
  { isIn: (_source, literals) => literals.includes('\\'), message: 'holds a backslash: write /.' },
  {
    isIn: (_source, literals) => /(?!\s)\p{Cc}/u.test(literals),
    message: 'holds a control character: leave it out.',
  },
  { isIn: (source) => !source.isWellFormed(), message: 'holds half a character: leave it out.' },
];

const IN_URI: readonly Mistake[] = [
  ...ANYWHERE,
  {
    isIn: (source) => /^[a-z][a-z0-9+.-]*:\/\//i.test(source),
    message: 'begins with a scheme: write the path alone, and the host as "domain".',
  },
  {
    isIn: (source) => /^\/{2,}/.test(source),
    message: 'begins with more than one slash: write none.',
  },
  {
    isIn: (source) => /(?<=[^/:])\/{2,}/.test(source),
    message: 'holds an empty segment: write one slash only.',
  },
  {
    isIn: (_source, literals) => literals.includes('?'),
    message: 'holds a query: leave it out, every route takes one.',
  },
  {
    isIn: (_source, literals) => literals.includes('#'),
    message: 'holds a fragment: leave it out, every route takes one.',
  },
  {
    isIn: (source) => source.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)),
    message: 'holds a dot segment, which browsers resolve: write the path in full.',
  },
  {
    isIn: (_source, literals) => /%2f/i.test(literals),
    message: 'holds an encoded slash, which is read as a slash: write /.',
  },
  {
    isIn: (_source, literals) => !isDecodable(literals),
    message: 'holds a % that begins no escape: write %25.',
  },
];

const IN_DOMAIN: readonly Mistake[] = [
  ...ANYWHERE,
  {
    isIn: (_source, literals) => /[/:@?#]/.test(literals),
    message: 'is no host name: write it without scheme, port and path.',
  },
];

/** Mistakes in the texts of a uri and domain, and parameters that stand twice in them. */
export function uriFindings(name: string, route: ManifestRoute): Finding[] {
  const findings: Finding[] = [];
  for (const [key, mistakes] of [
    ['uri', IN_URI],
    ['domain', IN_DOMAIN],
  ] as const) {
    const source = route[key];
    if (source === undefined) continue;
    const literals = uriLiterals(source);
    for (const { isIn, message } of mistakes) {
      if (!isIn(source, literals)) continue;
      findings.push({ path: ['routes', name, key], at: 'value', message: `"${source}" ${message}` });
    }
  }
  const names = parametersOf(route);
  for (const twice of new Set(names.filter((found, index) => names.indexOf(found) !== index))) {
    findings.push({
      path: ['routes', name, 'uri'],
      at: 'value',
      message: `parameter "${twice}" stands twice: give one of them another name.`,
    });
  }
  return findings;
}

/** Names of the parameters of a route, those of its domain first. */
export function parametersOf(route: ManifestRoute): string[] {
  return [...uriParameters(route.domain ?? ''), ...uriParameters(route.uri)].map(({ name }) => name);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text.toWellFormed()) !== null;
  } catch {
    return false;
  }
}
