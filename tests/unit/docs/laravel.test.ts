import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { errorPage } from '#contracts/error/global.ts';
import { maintenancePage } from '#contracts/error/maintenance.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { realtimeSettings } from '#contracts/realtime/settings.ts';
import { sharedProps } from '#contracts/shared.ts';

const text = readFileSync(new URL('../../../docs/laravel.md', import.meta.url), 'utf8');

/** What a contract is once it is neither null nor left out. */
function bare(type: unknown): unknown {
  return type instanceof z.ZodNullable || type instanceof z.ZodOptional ? bare(type.unwrap()) : type;
}

/** Keys of an object of a contract, and of a list's items; none for anything else. */
function keysOf(type: unknown): readonly string[] {
  const inner = bare(type);
  if (inner instanceof z.ZodArray) return keysOf(inner.element);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Words of a passage that stand as code. */
const wordsOf = (passage: string): readonly string[] =>
  [...passage.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/\w+/g) ?? []);

test('every shared prop has its row, which names what its contract holds', () => {
  const rows = new Map(
    [...text.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = '', shape = '']) => [name, shape]),
  );
  expect([...rows.keys()]).toEqual(Object.keys(sharedProps.shape));
  for (const [name, type] of Object.entries(sharedProps.shape)) {
    const shape = rows.get(name) ?? '';
    // Those of realtime stand in their own section.
    if (shape.startsWith('see')) continue;
    expect(wordsOf(shape), name).toEqual(expect.arrayContaining([...keysOf(type)]));
  }
  const { auth } = sharedProps.shape;
  for (const type of Object.values(auth.shape))
    expect(wordsOf(rows.get('auth') ?? '')).toEqual(expect.arrayContaining([...keysOf(type)]));
});

test('error pages are told with their props, and given them', () => {
  for (const { component, props } of [errorPage, maintenancePage]) {
    const described = new RegExp(`\`${component}\` \\(([^)]+)\\)`).exec(text)?.[1] ?? '';
    expect(wordsOf(described), component).toEqual(keysOf(props));
  }
  const given = /Inertia::render\('Error\/Global', \[(.*?)\n\s*\]\)/s.exec(text)?.[1] ?? '';
  expect([...given.matchAll(/^\s*'(\w+)' =>/gm)].map(([, name]) => name)).toEqual(keysOf(errorPage.props));
});

test('the settings of realtime are those of the contract', () => {
  const given = /'realtime' => fn \(\) => .*? \[(.*?)\n\],/s.exec(text)?.[1] ?? '';
  expect([...given.matchAll(/^\s*'(\w+)' =>/gm)].map(([, name]) => name)).toEqual(keysOf(realtimeSettings));
});

test('the first rule that fits a channel is the one for it', () => {
  const rules = [...text.matchAll(/Broadcast::channel\('([^']+)'/g)].map(([, name = '']) => name);
  const ruleOf = (channel: string): string | undefined => {
    const name = channel.replace(/^(?:private|presence)-/, '');
    // As `channelNameMatchesPattern` of Laravel's broadcaster does.
    return rules.find((rule) => new RegExp(`^${rule.replace(/\{.*?\}/g, '([^.]+)')}$`).test(name));
  };
  const id = '01k8n3v5x7z9b1d3f5h7k9m1n3';
  const expected: Record<keyof typeof channels, readonly [channel: string, rule: string]> = {
    user: [channels.user(id), 'user.{id}'],
    tenant: [channels.tenant(id), 'tenant.{id}'],
    finance: [channels.finance(id), 'tenant.{id}.finance'],
    operation: [channels.operation(id), 'operation.{operation}'],
    tenantPresence: [channels.tenantPresence(id), 'tenant.{id}'],
    recordPresence: [channels.recordPresence(id, 'lot', id), 'record.{tenant}.{type}.{id}'],
    brand: [channels.brand(id), 'brand.{id}'],
    admin: [channels.admin(), 'admin'],
    adminFinance: [channels.adminFinance(), 'admin.finance'],
    adminPresence: [channels.adminPresence(), 'admin'],
    adminRecordPresence: [channels.adminRecordPresence('user', id), 'record.admin.{type}.{id}'],
  };
  for (const [channel, rule] of Object.values(expected)) expect(ruleOf(channel)).toBe(rule);
  expect(new Set(Object.values(expected).map(([, rule]) => rule))).toEqual(new Set(rules));
});

test.each([
  ['live validation', 'HandlePrecognitiveRequests::class'],
  ['channels', 'Broadcast::routes('],
  ['who is behind a connection', 'Broadcast::userRoutes('],
  ['the version', 'public function version('],
  ['signing out', 'Inertia::clearHistory();'],
  ['messages by a shared prop', "'flash' => fn ()"],
  ['messages of the page object', 'Inertia::flash('],
  ['an application that exists', 'npm run routes -- import'],
])('%s: a snippet of its own', (_, code) => {
  const snippets = text.split('```').filter((_block, index) => index % 2 === 1);
  expect(snippets.some((block) => block.includes(code))).toBe(true);
});
