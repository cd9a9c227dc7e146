import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exampleImage, imageFile } from '#contracts/files.ts';
import { validationErrorMap } from '#messages/validation.ts';
import { readBody } from '#mocks/server/body.ts';
import { TooManyFieldsFailure } from '#mocks/server/failures.ts';
import { maxFields } from '#mocks/server/field-limit.ts';
import { formEntries } from '#mocks/server/form-entries.ts';
import { takesFiles } from '#mocks/server/takes-files.ts';
import { toFormData } from '#runtime/protocol/body.ts';

const limit = 100_000;
const request = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://ilot.test/', { method: 'POST', body, headers });
const read = (body: FormData): Promise<unknown> => readBody(request(body), limit);

describe('a form with files', () => {
  test('arrives as it was sent, nested and with its files, names and bytes', async () => {
    const point = exampleImage();
    const body = (await read(
      toFormData({ title: 'Façade, côté cour', items: [{ picture: point, alt: 'é' }] }),
    )) as { title: string; items: { picture: File; alt: string }[] };
    expect(body.title).toBe('Façade, côté cour');
    const [item] = body.items;
    expect(item?.alt).toBe('é');
    expect(item?.picture).toBeInstanceOf(File);
    expect(item?.picture.name).toBe('point.png');
    expect(await item?.picture.bytes()).toEqual(await point.bytes());
  });

  test('keeps every text as it is, whatever signs it has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (typed) => {
        const text = typed.replaceAll('\0', '').replaceAll(/\r\n?|\n/g, '\r\n');
        expect(await read(toFormData({ text, picture: exampleImage() }))).toMatchObject({ text });
      }),
      { numRuns: 50 },
    );
  });

  test('shows a file under the type of its bytes, not the one it claims, and under a name without folders', async () => {
    const form = new FormData();
    form.append('a', new File(['<script>alert(1)</script>'], '../../etc/a.png', { type: 'image/png' }));
    form.append('b', new File([await exampleImage().bytes()], 'C:\\b.html', { type: 'text/html' }));
    const { a, b } = (await read(form)) as { a: File; b: File };
    expect([a.type, a.name]).toEqual(['', 'a.png']);
    expect([b.type, b.name]).toEqual(['image/png', 'b.html']);
  });

  test('is read as the platform reads it, whatever its names, texts and files', async () => {
    const sign = fc.string({ unit: 'grapheme', maxLength: 12 });
    const field = fc.record({
      name: sign,
      value: fc.oneof(sign, fc.record({ fileName: sign, bytes: fc.uint8Array({ maxLength: 40 }) })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 6 }), async (fields) => {
        const form = new FormData();
        for (const { name, value } of fields) {
          if (typeof value === 'string') form.append(name, value);
          else form.append(name, new File([Uint8Array.from(value.bytes)], value.fileName));
        }
        const sent = new Response(form);
        const [type, bytes] = [sent.headers.get('content-type') ?? '', await sent.bytes()];
        const contentsOf = async (entries: Iterable<[string, File | string]>) =>
          Promise.all(
            [...entries].map(async ([name, value]) =>
              typeof value === 'string' ? [name, value] : [name, value.name, await value.bytes()],
            ),
          );
        const own = await new Response(bytes, { headers: { 'content-type': type } }).formData();
        expect(await contentsOf(formEntries(bytes, type))).toEqual(await contentsOf(own));
      }),
      // Ends of line to JavaScript, not to HTTP.
      { numRuns: 300, examples: [[[{ name: '\u2028', value: '\u2029' }]]] },
    );
  });

  test('of any bytes, or cut short or spoilt, is read or refused, never more', async () => {
    const whole = new Response(toFormData({ a: 'x', picture: exampleImage(), b: '' }));
    const type = whole.headers.get('content-type') ?? '';
    const bytes = await whole.bytes();
    const spoilt = fc
      .record({
        places: fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 }),
        length: fc.oneof(fc.constant(bytes.length), fc.nat(bytes.length)),
      })
      .map(({ places, length }) => {
        const copy = Uint8Array.from(bytes);
        for (const [at, value] of places) copy[at] = value;
        return copy.slice(0, length);
      });
    fc.assert(
      fc.property(
        fc.oneof(
          spoilt,
          fc.uint8Array().map((given) => Uint8Array.from(given)),
        ),
        (given) => {
          try {
            expect(formEntries(given, type).length).toBeLessThanOrEqual(4);
          } catch (error) {
            expect(error).toMatchObject({ status: 422 });
          }
        },
      ),
      { numRuns: 500 },
    );
    for (const short of [bytes.length - 4, bytes.length - 30, 40]) {
      expect(() => formEntries(bytes.slice(0, short), type)).toThrow('body is not a form');
    }
  });

  test('has an empty text for a file field that was left empty, as for nothing at all', async () => {
    const form = new FormData();
    form.append('picture', new File([], ''));
    expect(await read(form)).toEqual({ picture: '' });
  });

  test('is refused as soon as it is larger than the action takes, announced or not', async () => {
    const large = new Response(toFormData({ picture: new File([new Uint8Array(limit)], 'a.png') }));
    const type = { 'content-type': large.headers.get('content-type') ?? '' };
    const bytes = await large.bytes();
    const announced = request(bytes, { ...type, 'content-length': String(bytes.length) });
    await expect(readBody(announced, limit)).rejects.toMatchObject({ status: 413 });
    await expect(readBody(request(bytes, type), limit)).rejects.toMatchObject({ status: 413 });
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
    const streamed = new Request('http://ilot.test/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    await expect(readBody(streamed, limit)).rejects.toMatchObject({ status: 413 });
  });

  test('that cannot be read is refused without a crash', async () => {
    const broken = request('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' });
    await expect(readBody(broken, limit)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a form', () => {
  const parts = (fields: number): FormData => {
    const form = new FormData();
    for (let field = 0; field < fields; field += 1) form.append('a[]', 'x');
    return form;
  };
  const urlencoded = (fields: number): Request =>
    request(new URLSearchParams([...parts(fields)].map(([key]) => [key, 'x'])));

  test('has at most a thousand fields, with or without files', async () => {
    for (const body of [request(parts(maxFields)), urlencoded(maxFields)]) {
      expect(await readBody(body, 1_000_000)).toMatchObject({ a: { length: maxFields } });
    }
    for (const body of [request(parts(maxFields + 1)), urlencoded(maxFields + 1)]) {
      await expect(readBody(body, 1_000_000)).rejects.toThrow(new TooManyFieldsFailure(maxFields));
    }
  });

  test('with files is counted by its own boundary: a file with as many lines and dashes is one field', async () => {
    const form = parts(1);
    form.append('file', new File(['\r\n--x\r\n------'.repeat(2 * maxFields)], 'lignes.txt'));
    const { file } = (await readBody(request(form), 1_000_000)) as { file: File };
    expect(file.size).toBe('\r\n--x\r\n------'.length * 2 * maxFields);
  });
});

describe('a contract with a picture', () => {
  const schema = z.object({ logo: imageFile(2 * 1_048_576).nullable() });
  const errorsOf = (logo: unknown): string[] =>
    schema
      .safeParse({ logo }, { error: validationErrorMap('fr') })
      .error?.issues.map(({ message }) => message) ?? [];

  test('takes a picture, or none where it may be left out', () => {
    expect(errorsOf(exampleImage())).toEqual([]);
    expect(errorsOf(null)).toEqual([]);
  });

  test('tells the largest size and the formats taken', () => {
    const large = new File([new Uint8Array(2_100_000)], 'a.png', { type: 'image/png' });
    expect(errorsOf(large)).toEqual(['Fichier trop volumineux (2 Mo au maximum).']);
    const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    expect(errorsOf(pdf)).toEqual(['Format non accepté (PNG, JPEG, WebP).']);
  });

  test('is known to take files, however deep the file stands; others keep the small limit', () => {
    const logo = schema.shape.logo;
    for (const inner of [
      logo,
      logo.optional(),
      z.array(logo),
      z.union([z.string(), logo]),
      z.object({ logo }),
    ]) {
      expect(takesFiles(z.object({ inner }))).toBe(true);
    }
    expect(takesFiles(z.object({ text: z.string().trim().pipe(z.email()), list: z.array(z.int()) }))).toBe(
      false,
    );
  });
});
