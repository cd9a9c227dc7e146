import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { createApp } from '#mocks/hosts/http/app.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import { openTestParts, type TestParts } from '#tests/support/test-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let parts: TestParts;
let host: Listening;
let owner: Visitor;
beforeAll(async () => {
  parts = await openTestParts({ sessionCookie: 'ilot', isSecure: false });
  host = await listen(createApp(parts.deps, { buildDirectory: null, trustedProxies: 1 }), '127.0.0.1', 0);
  owner = createVisitor(host.url);
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(async () => {
  await host.close();
  await parts.close();
});

describe('behind a proxy that names each request', () => {
  test.each(['7c9e6679-7425-40de-944b-e07fc1f90ae7', 'A_b-1234', 'f'.repeat(64)])(
    'a change of several operations is saved, and taken back by the name that it gave (%s)',
    async (requestId) => {
      const ids = ['operation:T1:OP-2025-001', 'operation:T1:OP-2025-002'].map((name) => seedId(name));
      const data = { rows: { kind: 'ids', ids }, tags: [`étiquette ${requestId.slice(0, 8)}`] };
      const changed = await owner.visit('PATCH', '/operations/etiquettes', {
        data,
        headers: { 'x-request-id': requestId },
      });
      const { flash } = changed.page.props as unknown as { flash: { type: string; undo: { href: string } } };
      expect([changed.status, flash.type]).toEqual([200, 'success']);
      expect(flash.undo.href).toContain(requestId);
      const undone = await owner.visit('POST', flash.undo.href);
      expect(undone.page.props.flash?.type).toBe('success');
    },
  );
});

/** The first line that comes back for bytes sent as they are. */
const firstLineFor = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

test.each(['http://a:b@c/', 'http://a@c/connexion', 'http://:b@c/?x'])(
  'an address that holds a name or a password is a bad request, and no fault of ours (%s)',
  async (target) => {
    const line = await firstLineFor(`GET ${target} HTTP/1.1\r\nHost: c\r\nConnection: close\r\n\r\n`);
    expect(line).toBe('HTTP/1.1 400 Bad Request');
  },
);

test('an e-mail address without end is refused at its field, wherever one is asked for', async () => {
  const email = `${'a'.repeat(100_000)}@example.test`;
  const guest = createVisitor(host.url);
  await guest.get('/connexion');
  for (const path of ['/connexion', '/mot-de-passe-oublie', '/admin/connexion']) {
    const { status, page } = await guest.visit('POST', path, {
      data: { email, password: 'x'.repeat(12), remember: false },
    });
    expect([path, status]).toEqual([path, 200]);
    expect(page.props.errors['email']).toMatch(/190/);
  }
});
