import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefusedError } from '#runtime/protocol/send-file.ts';
import { sendParts, type PartEnvironment, type SendPartsOptions } from '#runtime/protocol/send-parts.ts';

const routes = { begin: '/envois', part: (id: string) => `/envois/${id}`, partBytes: 10 };
const fileOf = (size: number): File =>
  new File([new Uint8Array(size).map((_, at) => at % 251)], 'visite.mp4', { lastModified: 1 });

/** A server that keeps what arrives, over a network that fails as it is told, before or after a part arrived. */
function network(faults: readonly ('before' | 'after' | null)[]) {
  const kept: number[] = [];
  const waits: number[] = [];
  const left = [...faults];
  const state = () => ({ id: 'a', offset: kept.length });
  const environment: PartEnvironment = {
    begin: async () => {
      if ((left.shift() ?? null) !== null) throw new TypeError('no network');
      return state();
    },
    send: async (_href, part, options) => {
      const fault = left.shift() ?? null;
      if (fault === 'before') throw new TypeError('no network');
      if (Number(options?.fields?.['offset']) === kept.length) kept.push(...(await part.bytes()));
      if (fault === 'after') throw new TypeError('no network');
      return state();
    },
    wait: async (ms) => void waits.push(ms),
  };
  return { kept, waits, environment };
}

const listening = (): SendPartsOptions & { readonly pauses: boolean[]; readonly fractions: number[] } => {
  const [pauses, fractions]: [boolean[], number[]] = [[], []];
  return {
    pauses,
    fractions,
    signal: new AbortController().signal,
    onProgress: ({ fraction }) => void fractions.push(fraction),
    onPause: (isPaused) => void pauses.push(isPaused),
  };
};

test('whatever the network loses, the file arrives once and whole', async () => {
  const fault = fc.constantFrom('before' as const, 'after' as const, null);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fault, { maxLength: 30 }),
      async (size, faults) => {
        const { kept, environment } = network(faults);
        const file = fileOf(size);
        const listener = listening();
        expect(await sendParts(routes, file, listener, environment)).toBe('a');
        expect(Uint8Array.from(kept)).toEqual(await file.bytes());
        expect(listener.fractions.at(-1)).toBe(1);
        expect(listener.pauses.at(-1) ?? false).toBe(false);
      },
    ),
  );
});

test('what was sent before, the page loaded anew, is not sent again', async () => {
  const { kept, environment } = network([]);
  const file = fileOf(35);
  kept.push(...(await file.slice(0, 20).bytes()));
  const offsets: string[] = [];
  const send: PartEnvironment['send'] = async (href, part, options) => {
    offsets.push(options?.fields?.['offset'] ?? '');
    return environment.send(href, part, options);
  };
  await sendParts(routes, file, listening(), { ...environment, send });
  expect(offsets).toEqual(['20', '30']);
});

test('it waits longer each time, and gives up in the end', async () => {
  const { waits, environment } = network(Array.from({ length: 100 }, () => 'before' as const));
  await expect(sendParts(routes, fileOf(5), listening(), environment)).rejects.toThrow(TypeError);
  expect(waits.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]);
  expect(waits.length).toBeLessThan(60);
});

test('what the server does not take is told at once; what asks to come back is tried again', async () => {
  const refusing = (status: number) => {
    let isFirst = true;
    const { waits, environment } = network([]);
    const begin: PartEnvironment['begin'] = async (...given) => {
      if (!isFirst) return environment.begin(...given);
      isFirst = false;
      throw new FileRefusedError(status, 'Non.');
    };
    return { waits, environment: { ...environment, begin } };
  };
  const refused = refusing(422);
  await expect(sendParts(routes, fileOf(5), listening(), refused.environment)).rejects.toThrow(
    FileRefusedError,
  );
  expect(refused.waits).toEqual([]);
  const busy = refusing(503);
  expect(await sendParts(routes, fileOf(5), listening(), busy.environment)).toBe('a');
  expect(busy.waits).toEqual([1000]);
});

test('given up by its sender, it stops', async () => {
  const controller = new AbortController();
  controller.abort();
  const { kept, environment } = network([]);
  await expect(
    sendParts(routes, fileOf(5), { ...listening(), signal: controller.signal }, environment),
  ).rejects.toThrow();
  expect(kept).toEqual([]);
});
