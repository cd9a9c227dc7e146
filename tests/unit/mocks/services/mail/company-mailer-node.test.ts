import { afterEach, describe, expect, test } from 'vitest';
import { MailServerError } from '#mocks/services/mail/company-mailer.ts';
import { nodeCompanyMailer } from '#mocks/services/mail/company-mailer-node.ts';
import { isPublicAddress } from '#mocks/services/mail/public-address-node.ts';
import type { OutgoingMail } from '#mocks/services/mail/mailer.ts';
import { openSmtpServer, type SmtpServer } from '#tests/support/smtp.ts';

let server: SmtpServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const mail: OutgoingMail = {
  id: '01k8n3v5x7z9b1d3f5h7k9m1n3',
  to: { address: 'lea.pons@example.test', name: null },
  from: { address: 'contact@garonne.example', name: 'Garonne' },
  replyTo: null,
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  unsubscribe: { href: 'https://ilot.example/desinscription/abc', address: 'contact@garonne.example' },
};
const at = (port: number, password = 'secret-1') => ({
  host: '127.0.0.1',
  port,
  encryption: 'tls' as const,
  username: 'contact@garonne.example',
  password,
});

async function refusedBy(sent: Promise<unknown>): Promise<MailServerError> {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailServerError)) throw new Error('nothing was refused');
  return error;
}

describe('the mail server of a company', () => {
  test('takes a mail with the headers of one-click unsubscription, and tells no secret', async () => {
    server = await openSmtpServer('secret-1');
    const transcript = await nodeCompanyMailer({ allowsLoopback: true }).send(at(server.port), mail);
    const [message = ''] = server.messages;
    expect(message.replaceAll('\n ', ' ')).toContain(
      'List-Unsubscribe: <https://ilot.example/desinscription/abc>, <mailto:contact@garonne.example?subject=unsubscribe>',
    );
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(transcript.join('\n')).toMatch(/^← 220 [^]*→ EHLO/);
    expect(transcript.join('\n')).not.toContain('secret-1');
    expect(transcript.join('\n')).not.toContain(
      Buffer.from('\0contact@garonne.example\0secret-1').toString('base64'),
    );
  });

  test('that refuses the password is told by its code', async () => {
    server = await openSmtpServer('another');
    const error = await refusedBy(nodeCompanyMailer({ allowsLoopback: true }).send(at(server.port), mail));
    expect(error).toMatchObject({ fault: 'wrongPassword', responseCode: 535 });
  });

  test('that nobody answers for is unreachable', async () => {
    server = await openSmtpServer();
    const { port } = server;
    await server.close();
    server = null;
    const error = await refusedBy(nodeCompanyMailer({ allowsLoopback: true }).send(at(port), mail));
    expect(error.fault).toBe('unreachable');
  });

  test('is never this machine or one behind it, whatever its name', async () => {
    const mailer = nodeCompanyMailer();
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '10.1.2.3', '169.254.169.254']) {
      expect(await mailer.judge(host), host).toBe('closed');
      const error = await refusedBy(mailer.send({ ...at(25), host }, mail));
      expect(error.fault, host).toBe('forbiddenHost');
    }
  });
});

test('addresses of the public internet are told from all others', () => {
  for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111']) {
    expect(isPublicAddress(address), address).toBe(true);
  }
  for (const address of [
    '0.0.0.0',
    '100.64.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});
