import { expect, test } from 'vitest';
import { landingRoutes } from '#domain/access/landing.ts';

test.each([
  ['super-admin', 'admin.dashboard'],
  ['admin', 'admin.dashboard'],
  ['sales', 'admin.dashboard.sale-kpi'],
  ['support', 'admin.user.index'],
  ['editor', 'admin.actuality.index'],
  ['brand-manager', 'client.brand.kpi'],
  ['owner', 'client.dashboard'],
  ['collaborator', 'client.dashboard'],
  ['accountant', 'client.transaction'],
  ['viewer', 'client.dashboard'],
])('%s starts on %s', (role, route) => {
  expect(landingRoutes([role])[0]).toBe(route);
});

test('a page that does not exist gives way to the start page of its own area', () => {
  expect(landingRoutes(['editor'])).toEqual(['admin.actuality.index', 'admin.dashboard']);
  expect(landingRoutes(['accountant'])).toEqual(['client.transaction', 'client.dashboard']);
  expect(landingRoutes(['owner'])).toEqual(['client.dashboard']);
});

test('who works for a company starts there, even as the manager of a network', () => {
  expect(landingRoutes(['brand-manager', 'accountant'])[0]).toBe('client.transaction');
});

test('a role of one’s own starts where its scope does', () => {
  const roles = [{ name: 'analyste', scope: 'platform', permissions: [] }] as const;
  expect(landingRoutes(['analyste'], roles)).toEqual(['admin.dashboard']);
  expect(landingRoutes(['inconnu'])).toEqual(['client.dashboard']);
});
