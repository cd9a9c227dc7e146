import { describe, expect, test } from 'vitest';
import { get, manifestOf, problemsOf } from './problems-of.ts';

const page = 'export default function Page() {\n  return null;\n}\n';

describe('pages', () => {
  test('without a file, and page files that nothing shows', () => {
    expect(
      problemsOf(manifestOf([get('a', 'a', '"page": "Client/Dashbord"')], '"answers": ["Error/Gone"]'), {
        'src/pages/Client/Dashboard.tsx': page,
      }),
    ).toMatchInlineSnapshot(`
      "2:12 pages: page file Client/Dashboard.tsx is shown by no route and no answer: name it in one, or delete it. Did you mean "Client/Dashbord"?
      2:37 answers: page "Error/Gone" has no file Error/Gone.tsx: create it in src/pages.
      4:52 a: page "Client/Dashbord" has no file Client/Dashbord.tsx: create it in src/pages. Did you mean "Client/Dashboard"?"
    `);
  });

  test('without a default export', () => {
    expect(
      problemsOf(manifestOf([get('a', 'a', '"page": "A"'), get('b', 'b', '"page": "A"')]), {
        'src/pages/A.tsx': '// export default A\nexport function A() {}\n',
      }),
    ).toMatchInlineSnapshot(
      `"4:52 a: page file A.tsx has no default export: export its component as default."`,
    );
  });

  test('in two folders', () => {
    expect(
      problemsOf(
        '{ "pages": ["src/pages", "src/more"], "routes": { "a": { "uri": "a", "methods": ["GET"], "page": "A" } } }',
        {
          'src/pages/A.tsx': page,
          'src/more/A.tsx': page,
        },
      ),
    ).toMatchInlineSnapshot(`"1:12 pages: page "A" stands in two folders: rename or delete one."`);
  });

  test('that are folders, and folders of pages or contracts that are files', () => {
    const routes = [get('a', 'a', '"page": "A"')];
    expect(problemsOf(manifestOf(routes), { 'src/pages/A.tsx/B.tsx': page })).toMatchInlineSnapshot(
      `"4:52 a: page file A.tsx is a folder: a page is one file."`,
    );
    expect(
      problemsOf('{ "pages": ["src/pages"], "contracts": "src/contracts", "routes": {} }', {
        'src/pages': '',
        'src/contracts': '',
      }),
    ).toMatchInlineSnapshot(`
      "1:13 pages: "src/pages" is a file: name a folder.
      1:40 contracts: "src/contracts" is a file: name a folder."
    `);
  });

  test('are neither blocks beside them, nor tests, nor files without a default export', () => {
    expect(
      problemsOf(manifestOf([]), {
        'src/pages/Client/blocks/Card.tsx': page,
        'src/pages/Client/list-row.tsx': page,
        'src/pages/Client/Index.test.tsx': page,
        'src/pages/Client/Parts.tsx': 'export const Part = 1;',
      }),
    ).toBe('');
  });
});

describe('contracts', () => {
  test('that are missing', () => {
    expect(
      problemsOf(
        manifestOf(
          [
            get('a', 'a', '"page": "Client/OfferList"'),
            get('b', 'b', '"page": "Client/OfferList"'),
            get('c', 'c', '"contract": "client/not"'),
          ],
          '"contracts": "src/contracts", "answers": ["Error/Gone"]',
        ),
        {
          'src/pages/Client/OfferList.tsx': page,
          'src/pages/Error/Gone.tsx': page,
          'src/contracts/client/offers-list.ts': '',
          'src/contracts/client/note.ts': '',
        },
      ),
    ).toMatchInlineSnapshot(`
      "2:67 answers: page "Error/Gone" has no contract error/gone.ts: create it in src/contracts.
      4:52 a: page "Client/OfferList" has no contract client/offer-list.ts: create it in src/contracts. Did you mean "client/offers-list"?
      6:56 c: the route has no contract client/not.ts: create it in src/contracts. Did you mean "client/note"?"
    `);
  });
});
