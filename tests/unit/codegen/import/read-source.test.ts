import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeText } from '#codegen/import/decode.ts';
import { ImportError } from '#codegen/import/error.ts';
import { readSource } from '#codegen/import/read-source.ts';

const fixture = (name: string): string => readFileSync(`tests/fixtures/laravel/${name}`, 'utf8');
const names = async (text: string): Promise<(string | null)[]> =>
  (await readSource(text)).routes.map(({ name }) => name);

describe('reading the routes of Laravel', () => {
  test('the script and the JSON of Ziggy give the same, in the order of the file, numbers included', async () => {
    const script = fixture('ziggy.js.txt');
    const json = /^const Ziggy = (.*);$/m.exec(script)?.[1] ?? '';
    expect(await readSource(json)).toEqual(await readSource(script));
    expect(await names(json)).toEqual([
      'sanctum.csrf-cookie',
      'home',
      'product.index',
      'product.show',
      'order.create',
      'order.show',
      'order.update',
      'order.invoice',
      'tenant.home',
      'Été Promo',
      '404',
      'storage.local',
      'order.late',
      'order.shadow',
      'generated::aB3dE5fG',
      'fallback',
    ]);
  });

  test('a script that a formatter went over is read too, and PHP’s empty lists are empty maps', async () => {
    const source = await readSource(fixture('ziggy-formatted.js.txt'));
    expect(source).toMatchObject({ kind: 'Ziggy', defaults: {}, address: 'http://localhost:8000' });
    expect(source.routes).toHaveLength(3);
    expect(source.routes[1]).toMatchObject({ name: 'password.reset', wheres: {} });
    expect(
      (await readSource('{"url":"http://x.test","port":null,"defaults":[],"routes":[]}')).routes,
    ).toEqual([]);
  });

  test('route:list is read with warnings of PHP before it, and middleware as one text', async () => {
    const source = await readSource(fixture('route-list-old.json'));
    expect(source).toMatchObject({ kind: 'route:list', malformed: ['entry 3'] });
    expect(source.routes[0]).toMatchObject({
      name: 'profile.show',
      methods: ['GET', 'HEAD'],
      middleware: ['web', 'auth', 'can:profile.view'],
    });
  });

  test('code in a script is never run', async () => {
    const script = 'globalThis.ran = true; const Ziggy = { routes: { home: { uri: (() => "x")() } } };';
    await expect(readSource(script)).rejects.toThrow('line 1 holds code');
    expect('ran' in globalThis).toBe(false);
  });

  test.each([
    ['', 'the file is empty'],
    ['  \n', 'the file is empty'],
    ['<!DOCTYPE html><html><script>const Ziggy = {"routes":{}}</script></html>', 'the file is HTML'],
    ['<?php return [];', 'the file is PHP'],
    ['ERROR  Your application doesn’t have any routes.', 'no routes found'],
    ['{"url":"http://x.test"}', 'the file has no "routes"'],
    ['{"routes":"none"}', 'is no map of names'],
    ['{"routes":{"a":{"uri":"a"', 'line 1, column 26: '],
    ['[{"uri":"a"},\n{"uri":}]', 'line 2, column 8: '],
    ['const Other = {};', 'no routes found'],
    [`{"routes":${'['.repeat(100_000)}`, 'nested too deeply'],
  ])('%j is refused with what it seems to be', async (text, reason) => {
    await expect(readSource(text)).rejects.toThrow(ImportError);
    await expect(readSource(text)).rejects.toThrow(reason);
  });

  test('text is UTF-8 or UTF-16 with its mark; anything else is no text', async () => {
    const text = '[{"method":"GET","uri":"é","name":"e"}]';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(decodeText(utf16, 'f')).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`), 'f')).toBe(text);
    expect(await names(`\uFEFF${text}`.replaceAll(',', ',\r\n'))).toEqual(['e']);
    expect(() => decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'f.png')).toThrow('f.png is no text');
    expect(() => decodeText(Buffer.from('a\0b'), 'f')).toThrow('zero bytes');
  });
});
