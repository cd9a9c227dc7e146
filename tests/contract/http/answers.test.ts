import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  immutableFile,
  openHosted,
  otherFile,
  packedBytes,
  packedFile,
  type Hosted,
} from '#tests/support/hosted.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
});
afterAll(() => hosted.close());

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['deflate', inflateSync],
  ])('a page and a file come as %s and are the same inside', async (encoding, open) => {
    for (const path of ['/connexion', immutableFile]) {
      const packed = await hosted.ask(path, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.body.byteLength),
        vary: expect.stringContaining('Accept-Encoding'),
      });
      const plain = await hosted.ask(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toContain('Accept-Encoding');
      const text = open(packed.body).toString();
      expect(text).toHaveLength(plain.body.toString().length);
    }
  });

  test('what is small stays as it is', async () => {
    const answer = await hosted.ask('/sante', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('{"status":"ok"}');
  });

  test('an encoding that the client refuses is not used', async () => {
    const answer = await hosted.ask('/connexion', {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0.1, *;q=0' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

describe('built files', () => {
  test('what the build has packed is sent as it lies there, and has no address of its own', async () => {
    const packed = await hosted.ask(packedFile, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body.equals(packedBytes)).toBe(true);
    const plain = await hosted.ask(packedFile);
    expect(plain.body.toString()).toBe(brotliDecompressSync(packedBytes).toString());
    expect((await hosted.ask(`${packedFile}.br`)).status).toBe(404);
  });

  test('those named by their content are kept for ever, others are asked for again', async () => {
    const immutable = await hosted.ask(immutableFile);
    expect(immutable.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const other = await hosted.ask(otherFile);
    expect(other.headers['cache-control']).toBe('no-cache');
    expect(other.headers['content-type']).toBe('image/svg+xml');
  });

  test('a file that the browser holds is not sent again, in whatever encoding it came', async () => {
    for (const encoding of ['identity', 'br']) {
      const first = await hosted.ask(immutableFile, { headers: { 'accept-encoding': encoding } });
      const again = await hosted.ask(immutableFile, {
        headers: { 'accept-encoding': encoding, 'if-none-match': `W/"x", ${first.headers.etag}` },
      });
      expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    }
    const changed = await hosted.ask(otherFile, { headers: { 'if-none-match': '"of another content"' } });
    expect(changed.status).toBe(200);
  });

  test.each([
    '/build/../package.json',
    '/build/%2e%2e/package.json',
    '/build/.vite/manifest.json',
    '/build/assets',
    '/build//etc/passwd',
  ])('nothing but them is served: %s', async (path) => {
    expect((await hosted.ask(path)).status).toBe(404);
  });
});

describe('methods', () => {
  test('HEAD gives the headers of GET and no body', async () => {
    for (const path of ['/connexion', immutableFile, '/healthz', '/operations']) {
      const get = await hosted.ask(path);
      const head = await hosted.ask(path, { method: 'HEAD' });
      expect([path, head.status, head.body.byteLength]).toEqual([path, get.status, 0]);
      for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
        expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
      }
    }
  });

  test.each([
    ['OPTIONS', '/connexion', 'GET, POST, HEAD'],
    ['DELETE', '/connexion', 'GET, POST, HEAD'],
    ['PATCH', '/sante', 'GET, HEAD'],
    ['TRACE', '/connexion', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
    ['PROPFIND', '/connexion', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
    ['POST', immutableFile, 'GET, HEAD'],
  ])('%s %s is refused, and told what is allowed', async (method, path, allow) => {
    const answer = await hosted.ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allow.split(', ').toSorted());
  });
});

describe('probes', () => {
  test('the process lives and is ready while the database answers', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await hosted.ask(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, '{"status":"ok"}']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});
