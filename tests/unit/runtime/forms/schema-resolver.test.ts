import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSchemaResolver } from '#runtime/forms/schema-resolver.ts';

const schema = z.object({ price: z.string().transform(Number), city: z.string().min(1, 'Which city?') });
const options = { fields: {}, shouldUseNativeValidation: false };

test('values are judged by the schema, once it is fetched, and come out as it gives them', async () => {
  const resolve = createSchemaResolver(() => Promise.resolve(schema));
  expect(await resolve({ price: '12', city: 'Brest' }, undefined, options)).toEqual({
    values: { price: 12, city: 'Brest' },
    errors: {},
  });
  expect(await resolve({ price: '12', city: '' }, undefined, options)).toMatchObject({
    errors: { city: { message: 'Which city?' } },
  });
});

test('a schema whose code cannot be fetched leaves the decision to the server, and loses nothing', async () => {
  const lost = createSchemaResolver<z.input<typeof schema>, z.output<typeof schema>>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const values = { price: '12', city: '' };
  expect(await lost(values, undefined, options)).toEqual({ values, errors: {} });
});

test('a check waits for its texts, and is made without them when they cannot be had', async () => {
  let text = 'Something is wrong';
  const spoken = z.object({ city: z.string().min(1, { error: () => text }) });
  const check = (prepare: () => Promise<unknown>) =>
    createSchemaResolver(() => Promise.resolve(spoken), prepare)({ city: '' }, undefined, options);
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await check(lost)).toMatchObject({ errors: { city: { message: 'Something is wrong' } } });
  const fetched = check(async () => {
    await Promise.resolve();
    text = 'Which city?';
  });
  expect(await fetched).toMatchObject({ errors: { city: { message: 'Which city?' } } });
});
