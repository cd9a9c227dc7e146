import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addVary, chooseEncoding, compressBytes, isCompressible, type Encoding } from './compress.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

interface BuiltFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  type: string;
  /** Names of these change with their content. */
  isImmutable: boolean;
  variants: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** Answers for the files of a build; null for a name that is none of them. */
export type ServeFiles = (request: Request, path: string) => Promise<Response | null>;

/**
 * Serves the files that `directory` holds at the start and no other, so that no path leads out of it. What
 * was read and compressed once stays in memory.
 */
export function serveFiles(directory: string): ServeFiles {
  const found = new Set(existsSync(directory) ? listFiles(directory) : []);
  /** The build puts some files beside themselves in Brotli: another form of the same, no file of their own. */
  const isPacked = (name: string): boolean => name.endsWith('.br') && found.has(name.slice(0, -'.br'.length));
  const names = new Set([...found].filter((name) => !isPacked(name)));
  const read = new Map<string, BuiltFile>();

  const fileOf = (name: string): BuiltFile => {
    const known = read.get(name);
    if (known) return known;
    const bytesOf = (from: string) => new Uint8Array(readFileSync(join(directory, from)));
    const bytes = bytesOf(name);
    const packed = `${name}.br`;
    const file: BuiltFile = {
      bytes,
      etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      isImmutable: name.startsWith('assets/'),
      variants: new Map(found.has(packed) ? [['br', Promise.resolve(bytesOf(packed))]] : []),
    };
    read.set(name, file);
    return file;
  };

  return async (request, path) => {
    const name = path.replace(/^\//, '');
    return names.has(name) ? answer(request, fileOf(name)) : null;
  };
}

/** Paths of all files below a folder, with `/`; what starts with a dot is not for serving. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((name) => !/(^|\/)\./.test(name));
}

async function answer(request: Request, file: BuiltFile): Promise<Response> {
  const isWorthIt = isCompressible(file.type, file.bytes.byteLength);
  const encoding = isWorthIt ? chooseEncoding(request.headers.get('accept-encoding')) : null;
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    etag,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (isWorthIt) addVary(headers, 'Accept-Encoding');
  if (isKnown(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding === null ? file.bytes : await variantOf(file, encoding);
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(body, { headers });
}

function variantOf(file: BuiltFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = file.variants.get(encoding);
  if (known) return known;
  const made = compressBytes(file.bytes, encoding, { isKept: true });
  file.variants.set(encoding, made);
  return made;
}

/** True when the client holds the file already, in whatever encoding (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/^W\//, '')
        .replace(/^"(.*)"$/, '$1'),
    )
    .some((given) => given === '*' || given.replace(/-(br|gzip|deflate)$/, '') === etag);
}
