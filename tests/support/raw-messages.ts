import fc from 'fast-check';

/** Bytes sent on a connection of their own, and what becomes of it then. */
export interface RawMessage {
  readonly bytes: Uint8Array;
  /** Our half is closed at once, or once answered; the connection is reset at once, or once answered. */
  readonly finish: 'end' | 'end when answered' | 'reset' | 'reset when answered';
}

const words = (text: string): readonly string[] => text.split(' ');

const targets = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...words('/ /connexion /inscription /operations /sante /deconnexion /broadcasting/auth /readyz'),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...words('/app/ilot /app/ilot?protocol=7 /app/ilot?protocol=7 // //[ //a:99999999/ /nulle-part * a:b'),
      ...words('http://a:b@c/ http://[ https://x/connexion /% /%00 /%zz?a[]=% /\\ /..// /connexion#x'),
      ...words('/build/../../etc/passwd /build/assets/%2e%2e/x /connexion?_method=DELETE'),
    ),
  },
  { weight: 1, arbitrary: fc.webPath().map((path) => `/${path}`) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme-ascii' }).map((text) => `/connexion?${text.replaceAll(' ', '')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(8190, 16_000, 20_000).map((length) => `/${'a'.repeat(length)}`) },
);

const headerValues = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      ...words(
        'localhost [ [::1] a:b@c a:99999 http://x null :// true close websocket h2c 5 13 8 bytes=0-,-1',
      ),
      ...words('application/json application/x-www-form-urlencoded dGhlIHNhbXBsZSBub25jZQ== XSRF-TOKEN=x'),
      ...words('ilot=% ilot_souvenir=a.b fr;q=2,* \u00e9\u00ff'),
      '',
      'keep-alive, Upgrade',
      'multipart/form-data; boundary=x',
      'br;q=nan, gzip',
      '1.2.3.4, [',
      'permessage-deflate; server_max_window_bits=99',
      'a=b; '.repeat(50),
      'x'.repeat(3000),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }) },
);

const headerNames = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(
      ...words('Origin Cookie Content-Type X-Inertia X-Forwarded-For X-Forwarded-Host X-Request-Id Accept'),
      ...words(
        'Accept-Encoding Accept-Language X-XSRF-TOKEN X-Inertia-Version Precognition Range Referer TE',
      ),
      ...words('X-Inertia-Partial-Component X-Inertia-Partial-Data Purpose X-Socket-Id User-Agent'),
      ...words('Sec-WebSocket-Extensions Sec-WebSocket-Protocol If-None-Match If-Modified-Since'),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...words('Host Connection Upgrade Expect Content-Length')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }) },
);

/** Headers that say how long the body is, rightly or not. */
const lengths = fc
  .constantFrom(
    '',
    '',
    '',
    '',
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: 2000',
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Content-Length: 99999999999',
    'Expect: 100-continue',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
  )
  .map((line) => (line === '' ? '' : `${line}\r\n`));

const headers = fc
  .array(fc.tuple(headerNames, headerValues), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}: ${value}\r\n`).join(''));

const bodies = fc.oneof(
  fc.constantFrom(
    '',
    '{"email":',
    'a[]&'.repeat(500),
    '--x\r\n\r\n--x--',
    '0\r\n\r\n',
    '5\r\nabc',
    'ffffffffff\r\n',
    '\0',
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

const methods = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...words('GET GET POST POST PUT PATCH DELETE HEAD OPTIONS')) },
  { weight: 1, arbitrary: fc.constantFrom(...words('TRACE CONNECT PRI get QUERY \u0001')) },
);

const versions = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '') },
);

/** A body stands behind most of those that announce one: behind others it would be the next request, and a wrong one. */
const requests = fc
  .tuple(methods, targets, versions, lengths, headers, bodies, fc.nat({ max: 9 }))
  .map(([method, target, version, length, head, body, chance]) => {
    const sent = length === '' && chance > 0 ? '' : body;
    return `${method} ${target} ${version}\r\nHost: a\r\n${length}${head}\r\n${sent}`;
  });

const handshake =
  'Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** An upgrade that is in order or nearly, with frames, or what should be some, right behind it. */
const upgrades = fc
  .tuple(targets, fc.oneof(fc.constant(''), headers), bodies)
  .map(([target, head, frames]) => `GET ${target} HTTP/1.1\r\n${handshake}${head}\r\n${frames}`);

/** Some bytes of a message are others. */
const broken = (message: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      message,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
      fc.nat(),
    )
    .map(([text, changes, cut]) => {
      const bytes = Buffer.from(text, 'latin1');
      for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
      const length = cut % 4 === 0 ? cut % (bytes.length + 1) : bytes.length;
      return bytes.subarray(0, length).toString('latin1');
    });

const after = fc.oneof(
  { weight: 7, arbitrary: fc.constant<RawMessage['finish']>('end when answered') },
  { weight: 3, arbitrary: fc.constantFrom<RawMessage['finish']>('end', 'reset', 'reset when answered') },
);

const asMessage = (texts: fc.Arbitrary<string>): fc.Arbitrary<RawMessage> =>
  fc.tuple(texts, after).map(([text, finish]) => ({ bytes: Buffer.from(text, 'latin1'), finish }));

/** What is sent to an HTTP server that is nearly a request, or nothing of the kind. */
export const rawRequests: fc.Arbitrary<RawMessage> = asMessage(
  fc.oneof({ weight: 6, arbitrary: requests }, { weight: 3, arbitrary: broken(requests) }, bodies),
);

/** The same for connections that are to become others. */
export const rawUpgrades: fc.Arbitrary<RawMessage> = asMessage(
  fc.oneof({ weight: 2, arbitrary: upgrades }, broken(upgrades)),
);
