import { createTransport, type Transporter } from 'nodemailer';
import {
  MailServerError,
  type CompanyMailer,
  type MailServer,
  type MailServerFault,
} from './company-mailer.ts';
import { messageOf } from './message-node.ts';
import { publicAddressOf } from './public-address-node.ts';

/** A server that says nothing for this long is given up. */
const timeoutMs = 10_000;
const maxTranscriptLines = 60;

interface CompanyMailerOptions {
  /** Takes servers of this machine as well, and without TLS: for tests alone. */
  readonly allowsLoopback?: boolean;
}

/**
 * Sends through the mail servers that companies name. Each time the name is looked up again, an address that is
 * not public is refused, and the connection goes to the very address that was judged.
 */
export function nodeCompanyMailer({ allowsLoopback = false }: CompanyMailerOptions = {}): CompanyMailer {
  return {
    judge: async (host) => (allowsLoopback ? 'public' : (await publicAddressOf(host)).kind),
    send: async (server, mail, signal) => {
      const address = allowsLoopback ? server.host : await judgedAddress(server.host);
      const transcript: string[] = [];
      const transport = openTransport(server, address, transcript, allowsLoopback);
      try {
        await transport.sendMail({ ...messageOf(mail), ...(signal && { signal }) });
        return transcript;
      } catch (error) {
        throw asServerError(error, transcript);
      } finally {
        transport.close();
      }
    },
  };
}

async function judgedAddress(host: string): Promise<string> {
  const found = await publicAddressOf(host);
  if (found.kind === 'public') return found.address;
  const fault = found.kind === 'closed' ? 'forbiddenHost' : 'unknownHost';
  throw new MailServerError(`${host} is not to be reached: ${found.kind}`, { fault });
}

function openTransport(
  server: MailServer,
  address: string,
  transcript: string[],
  isUnsafe: boolean,
): Transporter {
  return createTransport({
    host: address,
    port: server.port,
    secure: !isUnsafe && server.encryption === 'tls',
    requireTLS: !isUnsafe,
    ignoreTLS: isUnsafe,
    forceAuth: !isUnsafe,
    auth: { user: server.username, pass: server.password },
    tls: { servername: server.host, minVersion: 'TLSv1.2' },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    transactionLog: true,
    logger: transcriptLogger(transcript, server),
  });
}

type LogLine = Readonly<Record<string, unknown>> | null;

/** Keeps the lines of the conversation alone, and none of the secrets. */
function transcriptLogger(transcript: string[], { username, password }: MailServer) {
  const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
  const secrets = [password, base64(password), base64(username), base64(`\0${username}\0${password}`)];
  const keep = (entry: LogLine, message: unknown): void => {
    const side = entry?.['tnx'];
    if ((side !== 'client' && side !== 'server') || transcript.length >= maxTranscriptLines) return;
    const said = secrets.reduce(
      (text, secret) => (secret === '' ? text : text.replaceAll(secret, '•••')),
      String(message),
    );
    transcript.push(`${side === 'client' ? '→' : '←'} ${said.slice(0, 300)}`);
  };
  const drop = (): void => undefined;
  return { level: drop, trace: keep, debug: keep, info: drop, warn: drop, error: drop, fatal: drop };
}

const faultByCode: Readonly<Record<string, MailServerFault>> = {
  EAUTH: 'wrongPassword',
  ENOAUTH: 'wrongPassword',
  ETIMEDOUT: 'timeout',
  ETLS: 'noEncryption',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EDNS: 'unknownHost',
};

function asServerError(error: unknown, transcript: readonly string[]): MailServerError {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return new MailServerError(error instanceof Error ? error.message : String(error), {
    fault: faultByCode[String(code)] ?? 'unreachable',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    transcript,
  });
}
