import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBodyRoom, type BodyFault, type BodyRoom } from '#mocks/hosts/http/bodies.ts';

const limits = {
  bodyBytes: 100,
  uploadBytes: 1000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  maxBodies: 4,
  maxHeldBytes: 2000,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A body on its way, sent by hand. */
interface Sending {
  send(bytes: number): Promise<void>;
  end(): void;
  hangUp(): void;
  /** The size of what arrived whole, or why it did not. */
  readonly outcome: Promise<number | BodyFault>;
}

const upload = 'multipart/form-data; boundary=x';

function start(room: BodyRoom, client: string, type = 'application/json'): Sending {
  const closed = new AbortController();
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: stream.readable,
    headers: { 'content-type': type },
    duplex: 'half',
  };
  const outcome = room.receive(
    new Request('http://ilot.test/', init),
    { client, closed: closed.signal },
    async (whole, form) => (form ?? (await whole.bytes())).length,
  );
  return {
    outcome,
    // Refused once the body has been given up.
    send: (bytes) => writer.write(new Uint8Array(bytes)).catch(() => undefined),
    end: () => void writer.close().catch(() => undefined),
    hangUp: () => closed.abort(),
  };
}

test('a body arrives as it was sent, however it was cut up, and leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 5 }), async (chunks) => {
      const room = createBodyRoom(limits);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const from = { client: 'a', closed: new AbortController().signal };
      const received = await room.receive(new Request('http://ilot.test/', init), from, (whole) =>
        whole.bytes(),
      );
      expect(received).toEqual(new Uint8Array(chunks.flatMap((chunk) => [...chunk])));
      expect(room.openCount()).toBe(0);
    }),
  );
});

test('a form with files is handed on beside its request, which keeps its headers and has no body', async () => {
  const room = createBodyRoom(limits);
  // The first chunks do not tell how much is to come; the length that is announced may be wrong, too.
  for (const announced of ['0', '5', '300', '100000']) {
    const sent = Uint8Array.from({ length: 300 }, (_, index) => index % 251);
    const body = new Blob([sent.subarray(0, 7), sent.subarray(7, 200), sent.subarray(200)]).stream();
    const headers = { 'content-type': upload, 'content-length': announced };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    const from = { client: 'a', closed: new AbortController().signal };
    const got = await room.receive(new Request('http://ilot.test/a', init), from, async (whole, form) => ({
      told: [whole.method, whole.url, whole.headers.get('content-type'), whole.body],
      form,
    }));
    expect(got).toEqual({ told: ['POST', 'http://ilot.test/a', upload, null], form: sent });
  }
});

test('one that is not whole in time is given up, sooner without files than with', async () => {
  const room = createBodyRoom(limits);
  const small = start(room, 'a');
  const large = start(room, 'a', upload);
  await vi.advanceTimersByTimeAsync(limits.bodyMs);
  expect(await small.outcome).toBe('slow');
  expect(room.openCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(limits.uploadMs);
  expect(await large.outcome).toBe('slow');
  expect(room.openCount()).toBe(0);
});

test('one whose connection closes is given up at once', async () => {
  const room = createBodyRoom(limits);
  const sending = start(room, 'a');
  await sending.send(10);
  sending.hangUp();
  expect(await sending.outcome).toBe('gone');
  expect(room.openCount()).toBe(0);
});

test('one that breaks off is given up', async () => {
  const room = createBodyRoom(limits);
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('ECONNRESET')),
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half' };
  const from = { client: 'a', closed: new AbortController().signal };
  expect(await room.receive(new Request('http://ilot.test/', init), from, async () => 'whole')).toBe('gone');
  expect(room.openCount()).toBe(0);
});

test('one that is larger than allowed is given up where it becomes so', async () => {
  const room = createBodyRoom(limits);
  const sending = start(room, 'a');
  await sending.send(limits.bodyBytes);
  await sending.send(1);
  expect(await sending.outcome).toBe('large');
});

test('when there are too many, the client who has most loses the one that has been silent longest', async () => {
  const room = createBodyRoom(limits);
  const phone = start(room, 'phone');
  const stalled = [start(room, 'a'), start(room, 'a'), start(room, 'a')];
  // The first of them gives a sign of life.
  await stalled[0]?.send(1);
  const newcomer = start(room, 'b');
  expect(await stalled[1]?.outcome).toBe('crowded');
  const another = start(room, 'a');
  expect(await stalled[2]?.outcome).toBe('crowded');
  for (const sending of [phone, newcomer, another]) sending.end();
  expect(await Promise.all([phone.outcome, newcomer.outcome, another.outcome])).toEqual([0, 0, 0]);
  stalled[0]?.end();
  expect(await stalled[0]?.outcome).toBe(1);
});

test('when they are too large together, the client who sent most loses one; whole ones are let alone', async () => {
  const room = createBodyRoom(limits);
  const first = start(room, 'a', upload);
  await first.send(900);
  const second = start(room, 'a', upload);
  await second.send(900);
  const phone = start(room, 'phone', upload);
  await phone.send(300);
  expect(await first.outcome).toBe('crowded');
  phone.end();
  expect(await phone.outcome).toBe(300);
  second.end();
  expect(await second.outcome).toBe(900);
});
