import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translatePcre } from '#codegen/pcre/translate.ts';
import type { RoutesConfig } from '#runtime/routes/config.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import { createNamedBuilder } from '#runtime/routes/named.ts';
import type { BuildOptions, Method, ParametersInput, RouteDefinition } from '#runtime/routes/types.ts';

interface GivenRoute {
  readonly uri: string;
  readonly methods: readonly string[];
  readonly domain?: string;
  readonly wheres?: Readonly<Record<string, string>>;
}

interface GivenCase {
  readonly label: string;
  readonly route: string;
  readonly params: ParametersInput;
  readonly absolute: boolean;
  readonly url: string;
  readonly port: number | null;
  readonly defaults: Readonly<Record<string, string>>;
  /** `null` when Laravel threw `laravelError`. */
  readonly laravel: string | null;
  readonly laravelError: string | null;
}

// Read, not imported: a bundler turns the key __proto__ of one case into a prototype.
const { routes, cases } = JSON.parse(readFileSync('tests/fixtures/url-cases.json', 'utf8')) as {
  readonly routes: Readonly<Record<string, GivenRoute>>;
  readonly cases: readonly GivenCase[];
};

const table = Object.entries(routes).map(([name, route]): RouteDefinition => {
  const wheres = Object.entries(route.wheres ?? {}).map(([parameter, source]) => [
    parameter,
    translatePcre(source),
  ]);
  return { ...route, name, methods: route.methods as readonly Method[], wheres: Object.fromEntries(wheres) };
});

/** Our answer where it is safer on purpose: an address, or the class of the error. */
const onPurpose: Readonly<Record<string, { expected: string; why: string }>> = {
  false: { expected: 'InvalidParameterError', why: 'a boolean is no path value' },
  'array value': { expected: 'InvalidParameterError', why: 'an array is no path value' },
  'optmid country': {
    expected: 'https://app.test/ca/products/1',
    why: 'an absent segment leaves no double slash',
  },
  'optmid language': {
    expected: 'MissingParameterError',
    why: 'read back, the language would be the country',
  },
  'optmid2 none': { expected: 'https://app.test/x/y', why: 'an absent segment leaves no double slash' },
  'optmid2 b': { expected: 'https://app.test/x/y/1', why: 'an absent segment leaves no double slash' },
  'where bad': { expected: 'FormatMismatchError', why: 'a where is checked when building' },
  'where partial': { expected: 'FormatMismatchError', why: 'a where is anchored' },
  'alt prefix': { expected: 'FormatMismatchError', why: 'an alternation is grouped before it is anchored' },
  'altopt bad': { expected: 'FormatMismatchError', why: 'a where is checked when building' },
  'anchored bad': { expected: 'FormatMismatchError', why: 'a where is checked when building' },
  'dot segments': { expected: 'InvalidParameterError', why: 'a value cannot climb out of its place' },
  'enc "a%2Fb"': { expected: 'https://app.test/a%252Fb', why: 'what was given is what is read back' },
  'enc "%"': { expected: 'https://app.test/%25', why: 'what was given is what is read back' },
  'enc "a#b"': { expected: 'https://app.test/a%23b', why: 'a value cannot cut the address' },
  'enc "a{b}"': { expected: 'https://app.test/a%7Bb%7D', why: 'braces in a value are text' },
  'enc "."': { expected: 'InvalidParameterError', why: 'a dot segment is resolved away by browsers' },
  'q big': { expected: 'InvalidParameterError', why: 'beyond the safe integers' },
  'q _query': { expected: 'https://app.test/posts?a=2&b=3', why: '_query carries query parameters' },
  'q _query only': { expected: 'https://app.test/posts?a=1', why: '_query carries query parameters' },
  'q question in param': {
    expected: 'https://app.test/posts/x%3Fy=1?q=1',
    why: 'a value cannot cut the address',
  },
  'object id': {
    expected: 'https://app.test/posts/7',
    why: 'a model object with only an id fits any binding',
  },
  'brace in value': { expected: 'https://app.test/posts/%7Bx%7D', why: 'braces in a value are text' },
};

/** Errors of Laravel and the class that stands for them here. */
const errorClasses: readonly (readonly [RegExp, string])[] = [
  [/UrlGenerationException/, 'MissingParameterError'],
  [/RouteNotFoundException/, 'UnknownRouteError'],
];

function answer(given: GivenCase): string {
  const { url, defaults } = given;
  const config: RoutesConfig = {
    baseUrl: url,
    defaults,
    ...(given.port === null ? {} : { port: given.port }),
  };
  try {
    const build = createNamedBuilder(table, () => config);
    return build(given.route, given.params, { absolute: given.absolute });
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

describe('addresses are those of Laravel', () => {
  test.each(cases.filter(({ label }) => !Object.hasOwn(onPurpose, label)))('$label', (given) => {
    const error = errorClasses.find(([pattern]) => pattern.test(given.laravelError ?? ''))?.[1];
    expect(answer(given)).toBe(given.laravel ?? error);
  });
});

describe('addresses differ from those of Laravel only where it is safer', () => {
  test.each(Object.entries(onPurpose))('%s', (label, { expected }) => {
    const given = cases.find((candidate) => candidate.label === label);
    expect(given).toBeDefined();
    if (!given) return;
    expect(answer(given)).toBe(expected);
    expect(given.laravel).not.toBe(expected);
  });
});

/** What a builder of its own answers, without any configuration. */
function simpleAnswer(given: GivenCase, route: RouteDefinition): string {
  try {
    if (!route.uri.includes('{')) {
      const build = defineRoute<(options: BuildOptions) => string>(route);
      return build({ query: given.params as NonNullable<BuildOptions['query']> });
    }
    return defineRoute<(parameters: ParametersInput) => string>(route)(given.params);
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

describe('a simple route, built by itself, has the relative address of Laravel', () => {
  const simple = cases.flatMap((given) => {
    const route = table.find(({ name }) => name === given.route);
    const isSimple = route && route.domain === undefined && !route.uri.includes('?');
    // A builder without parameters takes a query only, in which neither bare texts nor `_query` have a place.
    const isQuery = route?.uri.includes('{') || !/"_query"|"extra"/.test(JSON.stringify(given.params));
    return isSimple && isQuery && Object.keys(given.defaults).length === 0 ? [{ given, route }] : [];
  });

  test('most cases are of this kind', () => expect(simple.length).toBeGreaterThan(70));

  test.each(simple.map(({ given, route }) => ({ label: given.label, given, route })))(
    '$label',
    ({ label, given, route }) => {
      const error = errorClasses.find(([pattern]) => pattern.test(given.laravelError ?? ''))?.[1];
      const purpose = Object.hasOwn(onPurpose, label) ? onPurpose[label]?.expected : undefined;
      const expected = purpose ?? given.laravel ?? error ?? '';
      const relative = expected.replace(/^(?:https?:\/\/[^/?]+)?(?:\/sub(?=\/))?/, '');
      expect(simpleAnswer(given, route)).toBe(relative.replace(/^(?=\?|$)/, '/'));
    },
  );
});
