import { expect, test } from 'vitest';
import { chooseProps } from '#kit/host/props.ts';
import { precognitionAnswer } from '#kit/host/precognition.ts';
import { page } from '#kit/host/reply.ts';

const choose = (reply: ReturnType<typeof page>, headers: Record<string, string> = {}) =>
  chooseProps(reply, 'Lots', new Headers({ 'X-Inertia-Partial-Component': 'Lots', ...headers }));

test('a value that comes later and fails is told as rescued, and the others of its page are sent', async () => {
  const fail = (): string => {
    throw new Error('broken');
  };
  const reply = page<{ a: string; b: string }>({ a: 'a', b: fail }, { deferredProps: { default: ['b'] } });
  await expect(choose(reply)).resolves.toEqual({
    props: { a: 'a' },
    fields: { deferredProps: { default: ['b'] } },
  });
  await expect(choose(reply, { 'X-Inertia-Partial-Data': 'a,b' })).resolves.toEqual({
    props: { a: 'a' },
    fields: { rescuedProps: ['b'] },
  });
});

test('a value known by its key is left out, unless it is asked for by name', async () => {
  const onceProps = { 'kit.rates': { prop: 'rates', expiresAt: null } };
  const reply = page<{ rates: number }>({ rates: 3 }, { onceProps });
  const known = { 'X-Inertia-Except-Once-Props': 'kit.rates' };
  await expect(choose(reply, known)).resolves.toEqual({ props: {}, fields: { onceProps } });
  await expect(choose(reply, { ...known, 'X-Inertia-Partial-Data': 'rates' })).resolves.toMatchObject({
    props: { rates: 3 },
  });
});

test('a value to be asked for is sent only when it is, and a list that is reset does not grow', async () => {
  const reply = page<{ list: number[]; more: number }>(
    { list: [1], more: 2 },
    { onDemand: ['more'], mergeProps: ['list'] },
  );
  await expect(choose(reply)).resolves.toEqual({ props: { list: [1] }, fields: { mergeProps: ['list'] } });
  const asked = { 'X-Inertia-Partial-Data': 'list,more', 'X-Inertia-Reset': 'list' };
  await expect(choose(reply, asked)).resolves.toEqual({
    props: { list: [1], more: 2 },
    fields: { mergeProps: [] },
  });
});

test('looking ahead tells of the fields asked about only', async () => {
  const request = new Request('http://kit.test', { headers: { 'Precognition-Validate-Only': 'email' } });
  const refused = precognitionAnswer(request, { email: 'Prise.', name: 'Vide.' });
  expect([refused.status, await refused.json()]).toEqual([422, { errors: { email: ['Prise.'] } }]);
  expect(precognitionAnswer(request, { name: 'Vide.' }).status).toBe(204);
});
