import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server of one conversation at a time, which keeps what it is given. */
export interface SmtpServer {
  url: string;
  /** Messages as they came over the wire, headers and all. */
  messages: string[];
  /** Answers every recipient so from now on. */
  refuse(answer: string): void;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback (RFC 5321, as little of it as a client needs). */
export async function openSmtpServer(): Promise<SmtpServer> {
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
        } else answer(socket, line, recipientAnswer);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
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

function answer(socket: Socket, line: string, recipientAnswer: string): void {
  if (/^quit$/i.test(line)) socket.end('221 bye\r\n');
  else socket.write(/^rcpt/i.test(line) ? `${recipientAnswer}\r\n` : '250 ok\r\n');
}
