import { describe, expect, test } from 'vitest';
import { get, manifestOf, problemsOf } from './problems-of.ts';

const problems = (...routes: string[]): string => problemsOf(manifestOf(routes));

describe('uris', () => {
  test('texts that are no path', () => {
    expect(
      problems(
        get('brace', 'a/{b c}/{d'),
        get('query', 'a?b=1'),
        get('fragment', 'a#b'),
        get('empty', 'a//b'),
        get('slashes', '//a'),
        get('dots', 'a/../b/./%2e'),
        get('space', 'a b'),
        get('backslash', 'a\\b'),
        get('control', 'a\u0007b'),
        get('scheme', 'https://app.test/a'),
        get('escape', '100%'),
        get('slash', 'a%2Fb'),
        get('half', 'a\ud800'),
      ),
    ).toMatchInlineSnapshot(`
      "4:23 brace: "a/{b c}/{d" holds a brace that is no parameter: write {name}, {name?} or {name:key}.
      5:23 query: "a?b=1" holds a query: leave it out, every route takes one.
      6:26 fragment: "a#b" holds a fragment: leave it out, every route takes one.
      7:23 empty: "a//b" holds an empty segment: write one slash only.
      8:25 slashes: "//a" begins with more than one slash: write none.
      9:22 dots: "a/../b/./%2e" holds a dot segment, which browsers resolve: write the path in full.
      10:23 space: "a b" holds white space: write %20 or leave it out.
      11:27 backslash: "a\\b" holds a backslash: write /.
      12:25 control: "a\\u0007b" holds a control character: leave it out.
      13:24 scheme: "https://app.test/a" begins with a scheme: write the path alone, and the host as "domain".
      14:24 escape: "100%" holds a % that begins no escape: write %25.
      15:23 slash: "a%2Fb" holds an encoded slash, which is read as a slash: write /.
      16:22 half: "a\\ud800" holds half a character: leave it out."
    `);
  });

  test('texts that are a path', () => {
    const uris = [
      '/',
      '/one/',
      'a/{b}',
      'b/{b:slug}',
      'c/{d?}',
      'é',
      'f%20g',
      'h.json',
      'i-{j}.{k}',
      '@l/+m',
      '{n}/{o}',
    ];
    expect(problems(...uris.map((uri, index) => get(`r${index}`, uri)))).toBe('');
  });

  test('domains that are none', () => {
    expect(
      problems(
        get('a', 'a', '"domain": "https://app.test"'),
        get('b', 'b', '"domain": "app.test:8000"'),
        get('c', 'c', '"domain": "app.test/x"'),
        get('d', 'd', '"domain": "{team.app.test"'),
        get('e', 'e/{x}', '"domain": "{x}.app.test"'),
      ),
    ).toMatchInlineSnapshot(`
      "4:54 a: "https://app.test" is no host name: write it without scheme, port and path.
      5:54 b: "app.test:8000" is no host name: write it without scheme, port and path.
      6:54 c: "app.test/x" is no host name: write it without scheme, port and path.
      7:54 d: "{team.app.test" holds a brace that is no parameter: write {name}, {name?} or {name:key}.
      8:19 e: parameter "x" stands twice: give one of them another name."
    `);
  });

  test('a parameter that stands twice', () => {
    expect(problems(get('a', 'a/{x}/{x?}'))).toMatchInlineSnapshot(
      `"4:19 a: parameter "x" stands twice: give one of them another name."`,
    );
  });
});

describe('parameters', () => {
  test('formats and bindings of one that the uri lacks', () => {
    expect(
      problems(
        get('a', 'a/{offer}', '"wheres": { "ofer": "x" }, "bindings": { "team": "id" }'),
        get('b', 'b', '"wheres": { "x": "y" }'),
      ),
    ).toMatchInlineSnapshot(`
      "4:64 a: "ofer" is no parameter of a/{offer}: it has offer. Did you mean "offer"?
      4:93 a: "team" is no parameter of a/{offer}: it has offer.
      5:56 b: "x" is no parameter of b: it has none."
    `);
  });

  test('patterns and defaults of one that no route has, when it is a slip', () => {
    expect(
      problemsOf(
        manifestOf(
          [get('a', '{locale}/{offer}')],
          '"patterns": { "ofer": "[0-9]+", "other": "x" }, "defaults": { "local": "fr", "else": 1 }',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "2:39 patterns: no route has a parameter "ofer". Did you mean "offer"?
      2:87 defaults: no route has a parameter "local". Did you mean "locale"?"
    `);
  });

  test('a default that its pattern refuses', () => {
    expect(
      problemsOf(
        manifestOf(
          [get('a', '{locale}/a')],
          '"patterns": { "locale": "fr|en" }, "defaults": { "locale": "de" }',
        ),
      ),
    ).toMatchInlineSnapshot(`"2:84 defaults: the default "de" does not fit the pattern "fr|en"."`);
  });

  test('patterns whose types would have one name', () => {
    expect(problemsOf(manifestOf([], '"patterns": { "post_id": "x", "postId": "x" }'))).toMatchInlineSnapshot(
      `"2:55 patterns: its type would be PostIdParameter, as that of "post_id": rename one of them."`,
    );
  });

  test('formats without an equivalent, with the character and what to write instead', () => {
    const formats = [
      ['(?R)', '(a)\\1', '\\k<a>', 'a\\K', '\\X', '\\R', '\\q', '(?x)a b', '(?(1)a|b)', '(*FAIL)', '(?|a|b)'],
      ['(a', 'a)', '[a', '+a', 'a\\', '[z-a]', 'a{3,1}', 'a^', '^a$|^b$', '\\p{Nope}', '[[:nope:]]', '[\\B]'],
    ].flat();
    expect(
      problems(
        ...formats.map((format, index) =>
          get(`r${index}`, `${index}/{x}`, `"wheres": { "x": ${JSON.stringify(format)} }`),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "4:66 r0: "(?R)" cannot be translated to JavaScript, at character 1: (?R is a group that calls itself or another: write that group out.
      5:66 r1: "(a)\\1" cannot be translated to JavaScript, at character 4: a back-reference: write what it repeats out.
      6:66 r2: "\\k<a>" cannot be translated to JavaScript, at character 1: a back-reference: write what it repeats out.
      7:66 r3: "a\\K" cannot be translated to JavaScript, at character 2: \\K has no equivalent: leave it out.
      8:66 r4: "\\X" cannot be translated to JavaScript, at character 1: \\X has no equivalent: write . for a character.
      9:66 r5: "\\R" cannot be translated to JavaScript, at character 1: \\R has no equivalent: write (?:\\r\\n|[\\n\\r]).
      10:66 r6: "\\q" cannot be translated to JavaScript, at character 1: \\q has no equivalent: write q for the letter.
      11:66 r7: "(?x)a b" cannot be translated to JavaScript, at character 1: the flags m and x have no equivalent: leave them out, and white space and comments with x.
      12:66 r8: "(?(1)a|b)" cannot be translated to JavaScript, at character 1: (?(1) is a condition: write both cases as alternatives.
      13:66 r9: "(*FAIL)" cannot be translated to JavaScript, at character 1: (*FAIL) is a verb: leave it out.
      14:68 r10: "(?|a|b)" cannot be translated to JavaScript, at character 1: (?| is numbers that alternatives share: write (?:.
      15:68 r11: "(a" cannot be translated to JavaScript, at character 1: a group that is never closed: write ), or \\( for the character.
      16:68 r12: "a)" cannot be translated to JavaScript, at character 2: a ) that closes nothing: write \\) for the character.
      17:68 r13: "[a" cannot be translated to JavaScript, at character 1: a [ that is never closed: write ], or \\[ for the character.
      18:68 r14: "+a" cannot be translated to JavaScript, at character 1: a + with nothing to repeat: write \\+ for the character.
      19:68 r15: "a\\" cannot be translated to JavaScript, at character 2: a backslash ends the pattern: write \\\\ for the character.
      20:68 r16: "[z-a]" cannot be translated to JavaScript, at character 5: a range that ends before it begins: write its ends in the other order.
      21:68 r17: "a{3,1}" cannot be translated to JavaScript, at character 2: a count from 3 to 1: write the smaller number first.
      22:68 r18: "a^" cannot be translated to JavaScript, at character 2: an anchor inside: a format stands for the whole value anyway, leave it out.
      23:68 r19: "^a$|^b$" cannot be translated to JavaScript, at character 3: an anchor inside: a format stands for the whole value anyway, leave it out.
      24:68 r20: "\\p{Nope}" cannot be translated to JavaScript, at character 1: \\p{Nope} is no property of Unicode: see its list of general categories and scripts.
      25:68 r21: "[[:nope:]]" cannot be translated to JavaScript, at character 2: [:nope:] is no class: expected one of alpha, digit, alnum, upper, lower, space, blank, punct, cntrl, graph, print, word, xdigit, ascii.
      26:68 r22: "[\\B]" cannot be translated to JavaScript, at character 2: \\B in a class: leave it out."
    `);
  });

  test('a format that is malformed in the patterns is told there, once', () => {
    expect(
      problemsOf(manifestOf([get('a', 'a/{x}'), get('b', 'b/{x}')], '"patterns": { "x": "^(a\\\\1" }')),
    ).toMatchInlineSnapshot(
      `"2:44 patterns: "^(a\\1" cannot be translated to JavaScript, at character 4: a back-reference: write what it repeats out."`,
    );
  });
});

describe('methods', () => {
  test('that stand twice, or do not go with the rest', () => {
    expect(
      problemsOf(
        manifestOf([
          '"a": { "uri": "a", "methods": ["GET", "POST", "GET"] }',
          '"b": { "uri": "b", "methods": ["HEAD"] }',
          '"c": { "uri": "c", "methods": ["POST"], "page": "C" }',
        ]),
        { 'src/pages/C.tsx': 'export default 1;' },
      ),
    ).toMatchInlineSnapshot(`
      "4:51 a: GET stands twice: delete one.
      5:35 b: HEAD alone answers to nothing that a person can open: write GET, which HEAD goes with.
      6:53 c: a route that shows a page answers to GET: add it, or delete the page."
    `);
  });
});

describe('names', () => {
  test('that stand twice', () => {
    expect(problems(get('a', 'a'), get('b', 'b'), get('a', 'c'))).toMatchInlineSnapshot(
      `"6:5 a: "a" stands twice, first in line 4: delete or rename one."`,
    );
  });

  test('whose builders would be the same', () => {
    expect(
      problems(
        get('a.bulk-edit', 'a'),
        get('a.bulkEdit', 'b'),
        get('delete', 'c'),
        get('delete_', 'd'),
        get('admin.users.index', 'e'),
        get('admin::users.index', 'f'),
        get('Show', 'g'),
        get('show', 'h'),
      ),
    ).toMatchInlineSnapshot(`
      "5:5 a.bulkEdit: its builder would be bulkEdit in a.ts, as that of "a.bulk-edit": rename one of them.
      7:5 delete_: its builder would be delete_ in root.ts, as that of "delete": rename one of them.
      9:5 admin::users.index: its builder would be index in admin/users.ts, as that of "admin.users.index": rename one of them.
      11:5 show: its builder would be show in root.ts, as that of "Show": rename one of them."
    `);
  });

  test('whose files differ in case alone, not a file beside a folder', () => {
    expect(
      problems(
        get('client.Offer.show', 'a'),
        get('client.offer.edit', 'b'),
        get('client.offer.store', 'c'),
        get('Client.note', 'd'),
        get('team', 'e'),
        get('team.show', 'f'),
        get('team.member.show', 'g'),
        get('Team2.x', 'h'),
        get('team2.y.z', 'i'),
      ),
    ).toMatchInlineSnapshot(
      `"5:5 client.offer.edit: its builder would be in client/offer.ts, that of "client.Offer.show" is in client/Offer.ts: not all file systems tell them apart, write both in one case."`,
    );
  });

  test('of digits alone', () => {
    expect(problems(get('404', 'a'), get('2fa', 'b'))).toMatchInlineSnapshot(
      `"4:5 404: a name of digits alone loses its place in the order of routes: put a letter into it."`,
    );
  });
});

describe('areas', () => {
  test('that are reserved, stand twice, or that nothing belongs to', () => {
    expect(
      problemsOf(
        manifestOf(
          [get('client.a', 'a'), get('admins.b', 'b')],
          '"areas": ["client", "shared", "index", "client", "admin", "export"]',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "2:45 areas: "shared" is where all goes that belongs to no area: choose another name.
      2:55 areas: "index" is the name of the file that lists the areas: choose another name.
      2:64 areas: "client" stands twice: delete one.
      2:74 areas: no route's and no page's name begins with "admin": delete it, or name one so. Did you mean "admins"?
      2:83 areas: no route's and no page's name begins with "export": delete it, or name one so."
    `);
    expect(
      problemsOf(manifestOf([get('client.a', 'a'), get('admins.b', 'b')], '"areas": ["client", "admin"]')),
    ).toMatchInlineSnapshot(
      `"2:45 areas: no route's and no page's name begins with "admin": delete it, or name one so. Did you mean "admins"?"`,
    );
  });

  test('that only a page belongs to are in order', () => {
    expect(
      problemsOf(
        manifestOf([get('home', '/', '"page": "LandDeveloper/Home"')], '"areas": ["land-developer"]'),
        {
          'src/pages/LandDeveloper/Home.tsx': 'export default 1;',
        },
      ),
    ).toBe('');
  });
});

describe('addresses that earlier routes have', () => {
  test('all of them', () => {
    expect(
      problems(
        '"a": { "uri": "x/{a}", "methods": ["GET", "POST"] }',
        '"same": { "uri": "/x/{b}", "methods": ["POST"] }',
        get('literal', 'x/new'),
        get('draft', 'y/draft'),
        get('sent', 'y/sent'),
        get('both', 'y/{state}', '"wheres": { "state": "draft|sent" }'),
        get('team', 'z', '"domain": "{team}.app.test"'),
        get('main', 'z', '"domain": "www.app.test"'),
        get('rest', 'files/{path}', '"wheres": { "path": ".*" }'),
        get('file', 'files/{name}/raw'),
      ),
    ).toMatchInlineSnapshot(`
      "5:22 same: is never reached: POST /x/{b} is already "a" (line 4); change its uri or its methods, or delete it.
      6:25 literal: is never reached: GET /x/new is already taken by "a" (line 4); put it before that one.
      9:22 both: is never reached: GET /y/{state} is already taken by "draft" (line 7) and "sent" (line 8); put it before them.
      11:22 main: is never reached: GET www.app.test/z is already taken by "team" (line 10); put it before that one.
      13:22 file: is never reached: GET /files/{name}/raw is already taken by "rest" (line 12); put it before that one."
    `);
  });

  test('of some methods', () => {
    expect(
      problems(
        '"get": { "uri": "a/{b}", "methods": ["GET"] }',
        '"put": { "uri": "a/{c}", "methods": ["PUT"] }',
        '"some": { "uri": "a/new", "methods": ["GET", "POST"] }',
        '"all": { "uri": "a/old", "methods": ["GET", "HEAD", "PUT"] }',
      ),
    ).toMatchInlineSnapshot(`
      "6:42 some: never answers to GET: GET /a/new is already taken by "get" (line 4); put it before that one.
      7:21 all: is never reached: GET /a/old is already taken by "get" (line 4), PUT /a/old is already taken by "put" (line 5); put it before them."
    `);
  });

  test('not another domain, another format, or the forms that are left', () => {
    expect(
      problems(
        get('a', 'x/{a}', '"wheres": { "a": "[0-9]+" }'),
        get('b', 'x/{a}', '"domain": "api.app.test"'),
        get('c', 'x/{a}'),
        get('d', 'y/{a}'),
        get('e', 'y/{a?}'),
      ),
    ).toBe('');
  });

  test('a pattern counts as the format of a parameter, unless the route has its own', () => {
    expect(
      problemsOf(
        manifestOf(
          [get('a', 'x/{id}'), get('b', 'x/new'), get('c', 'x/7')],
          '"patterns": { "id": "[0-9]+" }',
        ),
      ),
    ).toMatchInlineSnapshot(
      `"6:19 c: is never reached: GET /x/7 is already taken by "a" (line 4); put it before that one."`,
    );
  });
});

describe('a format that an address can hold up for ever is refused, at its place', () => {
  test.each(['(a+)+$', '(?:\\w+-?)*', '(?:.*)*x', '(?:(?:a|b)+,?)+'])('%s', (format) => {
    const wheres = `"wheres": { "id": ${JSON.stringify(format)} }`;
    expect(problems(get('slow', 'a/{id}', wheres))).toContain(
      'takes a time that doubles with each character',
    );
    const patterns = `"patterns": { "id": ${JSON.stringify(format)} }`;
    expect(problemsOf(manifestOf([get('slow', 'a/{id}')], patterns))).toContain(
      'doubles with each character',
    );
  });

  test.each(['[0-9a-z]{26}', '[a-z0-9]+(?:-[a-z0-9]+)*', '.*', '[^/]+(?:/[^/]+)*', '(?:a+b)+'])(
    '%s is quick',
    (format) => {
      expect(problems(get('quick', 'a/{id}', `"wheres": { "id": ${JSON.stringify(format)} }`))).toBe('');
    },
  );
});
