import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server of one conversation at a time, which keeps what it is given. */
export interface SmtpServer {
  url: string;
  port: number;
  /** Messages as they came over the wire, headers and all. */
  messages: string[];
  /** Answers every recipient so from now on. */
  refuse(answer: string): void;
  close(): Promise<void>;
}

/**
 * Listens on a free port of the loopback (RFC 5321, as little of it as a client needs).
 *
 * @param password asked of whoever sends, whatever their name; nothing is asked without it
 */
export async function openSmtpServer(password: string | null = null): Promise<SmtpServer> {
  const messages: string[] = [];
  let recipientAnswer = '250 ok';
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.write('220 test ESMTP\r\n');
    let buffer = '';
    let message: string | null = null;
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (message !== null && line !== '.') message += `${line}\n`;
        else if (message !== null) {
          messages.push(message);
          message = null;
          socket.write('250 taken\r\n');
        } else if (/^data$/i.test(line)) {
          message = '';
          socket.write('354 go on\r\n');
        } else answer(socket, line, { recipientAnswer, password });
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuse: (text) => {
      recipientAnswer = text;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

interface Manner {
  readonly recipientAnswer: string;
  readonly password: string | null;
}

function answer(socket: Socket, line: string, { recipientAnswer, password }: Manner): void {
  if (/^quit$/i.test(line)) socket.end('221 bye\r\n');
  else if (password !== null && /^ehlo/i.test(line)) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
  else if (password !== null && /^auth plain /i.test(line)) socket.write(`${judged(line, password)}\r\n`);
  else socket.write(/^rcpt/i.test(line) ? `${recipientAnswer}\r\n` : '250 ok\r\n');
}

/** RFC 4616: the name and the password stand behind a zero each. */
const judged = (line: string, password: string): string => {
  const said = Buffer.from(line.slice('auth plain '.length), 'base64').toString('utf8');
  return said.endsWith(`\0${password}`) ? '235 2.7.0 welcome' : '535 5.7.8 authentication failed';
};
