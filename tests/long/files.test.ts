import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerInspector } from '#mocks/hosts/inspector/worker-inspector.ts';
import type { PictureType } from '#mocks/server/files/inspector.ts';
import { TableError } from '#mocks/server/imports/table.ts';
import { workbookOf } from '#tests/support/exploding-workbook.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { pictures } from '#tests/support/pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const inspector = workerInspector();
const runs = { numRuns: 300 };

/** The server answers others whatever has just been looked at. */
const stillAnswers = async (): Promise<void> => {
  expect((await server.visitor().get('/connexion')).status).toBe(200);
};

/** Bytes with some of them changed, and perhaps an end cut off. */
const spoilt = (bytes: Uint8Array) =>
  fc
    .record({
      places: fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 }),
      length: fc.oneof(fc.constant(bytes.length), fc.nat(bytes.length)),
    })
    .map(({ places, length }) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, value] of places) copy[at] = value;
      return copy.slice(0, length);
    });

test.each(Object.entries(pictures))(
  '300 spoilt pictures are shown or refused, and end nothing (%s)',
  async (type, bytes) => {
    const property = fc.asyncProperty(spoilt(bytes), async (given) => {
      const fault = await inspector.checkPicture('a', new Blob([given]), type as PictureType);
      expect([null, 'unreadable', 'tooManyPixels']).toContain(fault);
    });
    await fc.assert(property, runs);
    await stillAnswers();
  },
);

const addresses = fc.oneof(
  fc.constantFrom('A1', 'ZZ99999', 'XFD1048576', 'A&#57;999999', 'a1', 'A1e9', '1', '', '&#65;2', 'CV20002'),
  fc.string({ maxLength: 12 }),
);
const quotes = fc.constantFrom('"', "'", '');
const cells = fc
  .array(fc.record({ row: addresses, cell: addresses, quote: quotes, prefix: fc.constantFrom('', 'x:') }), {
    maxLength: 8,
  })
  .map((list) =>
    list
      .map(
        ({ row, cell, quote, prefix }) =>
          `<${prefix}row r=${quote}${row}${quote}><${prefix}c r=${quote}${cell}${quote}><${prefix}v>1</${prefix}v></${prefix}c></${prefix}row>`,
      )
      .join(''),
  );
test('300 workbooks with hostile addresses are read within their limits or refused', async () => {
  const property = fc.asyncProperty(cells, async (sheet) => {
    const read = await inspector
      .readTable('a', new Blob([workbookOf(sheet)]))
      .catch((error: unknown) => error);
    if (read instanceof TableError) return;
    const { headers, rows } = read as { headers: string[]; rows: string[][] };
    expect(headers.length).toBeLessThanOrEqual(100);
    expect(rows.length).toBeLessThanOrEqual(10_000);
  });
  await fc.assert(property, runs);
  await stillAnswers();
});

test('300 spoilt workbooks and texts of cells are read or refused, and end nothing', async () => {
  const workbook = workbookOf(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
  );
  const text = new TextEncoder().encode('A;"B""";C\n1;"2\n";3\n'.repeat(20));
  const property = fc.asyncProperty(fc.oneof(spoilt(workbook), spoilt(text)), async (given) => {
    const read = await inspector.readTable('a', new Blob([given])).catch((error: unknown) => error);
    if (read instanceof Error) expect(read).toBeInstanceOf(TableError);
  });
  await fc.assert(property, runs);
  await stillAnswers();
});
