import { WebSocket } from 'ws';

/** A frame of the realtime protocol, its data read. */
export interface RawFrame {
  event: string;
  channel?: string;
  user_id?: string;
  data: unknown;
}

/** A connection to the realtime server that sends whatever a test wants. */
export interface RawSocket {
  socketId: string;
  send(frame: unknown): void;
  sendText(text: string): void;
  /** The next frame that was not read yet. */
  read(): Promise<RawFrame>;
  /** Why the connection was closed. */
  closed: Promise<{ code: number; reason: string }>;
  end(): void;
}

/** Connects and reads the greeting; rejects when the upgrade is refused. */
export async function openRawSocket(url: string, origin?: string): Promise<RawSocket> {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin });
  const frames: RawFrame[] = [];
  const readers: ((frame: RawFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as RawFrame;
    const read = { ...frame, data: typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data };
    const reader = readers.shift();
    if (reader) reader(read);
    else frames.push(read);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });
  const read = (): Promise<RawFrame> => {
    const frame = frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => readers.push(resolve));
  };
  const greeting = await read();
  const { socket_id: socketId = '' } = greeting.data as { socket_id?: string };
  if (socketId === '') frames.unshift(greeting);
  return {
    socketId,
    read,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendText: (text) => socket.send(text),
    end: () => socket.terminate(),
  };
}
