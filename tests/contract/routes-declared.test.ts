import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { actorKeys, actorOf } from './engine/actor.ts';
import { readSubjects } from './engine/subject.ts';
import { openTestServerTarget } from './engine/target/test-server.ts';
import { isUnavailable, type Target } from './engine/target/target.ts';

test('every route of the manifest has a handler, a contract that fits it, and an example that its contract takes', () => {
  const { subjects, gaps } = readSubjects(routeTable, handlers);
  expect(gaps.map(({ name, reason }) => `${name} : ${reason}`)).toEqual([]);
  expect(subjects).toHaveLength(routeTable.length);
});

describe('the askers', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTestServerTarget();
  });
  afterAll(() => target.close());

  test('are all there, a network’s manager and a role that was added among them', async () => {
    const absent: string[] = [];
    for (const key of actorKeys) if (isUnavailable(await target.open(actorOf(key)))) absent.push(key);
    expect(absent).toEqual([]);
  });
});
