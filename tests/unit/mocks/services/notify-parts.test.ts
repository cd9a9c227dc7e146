import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAssembler, toParts } from '#mocks/services/notify-parts.ts';

describe('a message in parts', () => {
  test('comes out as it went in, whatever other messages are under way', () => {
    const values = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(values, fc.string({ minLength: 0, maxLength: 30 }), fc.nat(), (given, text, repeat) => {
        const messages = [...given, text.repeat(repeat % 2000)];
        const assemble = createAssembler();
        const parts = messages.map((value, index) => toParts(value, `m${index}`));
        const longest = Math.max(...parts.map(({ length }) => length));
        const heard: unknown[] = [];
        for (let index = 0; index < longest; index += 1) {
          for (const own of parts) {
            const part = own[index];
            if (part === undefined) continue;
            expect(new TextEncoder().encode(part).length).toBeLessThan(8000);
            const value = assemble(part);
            if (value !== undefined) heard.push(value);
          }
        }
        const sorted = (list: unknown[]): string[] => list.map((value) => JSON.stringify(value)).toSorted();
        expect(sorted(heard)).toEqual(sorted(messages));
      }),
    );
  });

  test('that is none is passed over', () => {
    const assemble = createAssembler();
    for (const part of ['', 'x', 'x/y/z:', '1/0/2:"half']) expect(assemble(part)).toBeUndefined();
  });
});
