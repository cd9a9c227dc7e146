import { expect, test } from 'vitest';
import { partialProps } from '#mocks/server/props/partial-props.ts';

const props = { tasks: [1], operation: { name: 'A' }, unread: 2, errors: {}, flash: null };

const ask = (headers: Record<string, string>) =>
  Object.keys(partialProps(new Headers(headers), 'Page', props));

test('a partial request is given the props that it names, and what is said once', () => {
  const only = { 'x-inertia-partial-component': 'Page', 'x-inertia-partial-data': 'unread, operation.name' };
  expect(ask(only)).toEqual(['operation', 'unread', 'errors', 'flash']);
});

test('a partial request can leave props out, never what is said once', () => {
  const except = { 'x-inertia-partial-component': 'Page', 'x-inertia-partial-except': 'tasks,errors' };
  expect(ask(except)).toEqual(['operation', 'unread', 'errors', 'flash']);
});

test('asked on another page, all props are given: what the browser has belongs to that page', () => {
  const other = { 'x-inertia-partial-component': 'Other', 'x-inertia-partial-data': 'unread' };
  expect(ask(other)).toEqual(Object.keys(props));
  expect(ask({ 'x-inertia-partial-data': 'unread' })).toEqual(Object.keys(props));
});
