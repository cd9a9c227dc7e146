import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#mocks/services/mail/mailer.ts';
import { smtpMailer } from '#mocks/services/mail/smtp-node.ts';
import { openSmtpServer, type SmtpServer } from '#tests/support/smtp.ts';

let server: SmtpServer;
beforeEach(async () => {
  server = await openSmtpServer();
});
afterEach(() => server.close());

const mail: OutgoingMail = {
  id: '01k8n3v5x7z9b1d3f5h7k9m1n3',
  to: { address: 'lea.pons@example.test', name: 'Léa' },
  from: { address: 'no-reply@ilot.example', name: 'Îlot' },
  replyTo: 'assistance@example.test',
  subject: 'Réinitialisez votre mot de passe — Îlot',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
};

test('a mail leaves with both its parts, its sender, and an identity that stays the same at each attempt', async () => {
  const mailer = smtpMailer(server.url);
  await mailer.send(mail);
  await mailer.send(mail);
  expect(server.messages).toHaveLength(2);
  for (const message of server.messages) {
    expect(message).toContain(`Message-ID: <${mail.id}@ilot.example>`);
    expect(message).toMatch(/^From: =\?UTF-8\?.*<no-reply@ilot\.example>$/m);
    expect(message).toMatch(/^Reply-To: assistance@example\.test$/m);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
  }
});

test('a name cannot add a header or a recipient', async () => {
  const name = 'Léa\r\nBcc: other@example.test';
  await smtpMailer(server.url).send({
    ...mail,
    to: { ...mail.to, name },
    subject: `a\r\nBcc: x@example.test`,
  });
  expect(server.messages.join()).not.toMatch(/^Bcc:/im);
});

test('a mail that the server refuses is an error that tells why', async () => {
  server.refuse('550 no such mailbox');
  await expect(smtpMailer(server.url).send(mail)).rejects.toThrow(/550 no such mailbox/);
});

test('a server that is not there is an error, not a wait without end', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1').send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

test('a conversation that nobody waits for any more ends, however long the server stays silent', async () => {
  const sockets = new Set<Socket>();
  const isReached = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    isReached.resolve();
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as AddressInfo;
  const ending = new AbortController();
  const sending = smtpMailer(`smtp://127.0.0.1:${port}`).send(mail, ending.signal);
  sending.catch(() => undefined);
  await isReached.promise;
  ending.abort(new Error('time is over'));
  await expect(sending).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});
