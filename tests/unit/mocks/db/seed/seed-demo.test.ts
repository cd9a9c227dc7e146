import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { openTestDatabase, testPassword } from '#tests/support/database.ts';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import * as schema from '#mocks/db/schema/index.ts';
import { demoStartsAt } from '#mocks/db/seed/clock.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { AlreadySeededError, seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { argon2Hasher } from '#mocks/services/hashing.ts';
import { nodeCommunes } from '#mocks/services/communes/node.ts';

const euros = (amount: number): number => amount * 100;
const sum = (values: (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const idPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;

let opened: OpenedDatabase;
let operations: schema.Operation[];
let lots: schema.Lot[];
let changes: schema.StateChange[];
beforeAll(async () => {
  opened = await openTestDatabase();
  const { db } = opened;
  operations = await db.select().from(schema.operations);
  lots = await db.select().from(schema.lots);
  changes = await db.select().from(schema.stateChanges).orderBy(schema.stateChanges.at);
});
afterAll(() => opened.close());

const inTenant = (key: 'T1' | 'T2') => operations.filter((operation) => operation.tenantId === tenantId(key));
const lotsOf = (ids: string[]) => lots.filter((lot) => ids.includes(lot.operationId));

test('the lots of the reference operation are those of the worked figures', () => {
  const seeded = lotsOf([operationId('T1', 'OP-2025-001')]);
  expect(seeded.map(({ ref }) => ref).toSorted()).toEqual(Object.keys(golden.lots).toSorted());
  for (const lot of seeded) {
    const expected = golden.lots[lot.ref as keyof typeof golden.lots];
    expect(lot, lot.ref).toMatchObject({
      type: expected.type,
      saleMode: expected.saleMode,
      tantiemes: expected.tantiemes,
      areaM2: expected.areaM2,
      priceTtcCents: expected.priceTtcCents,
      existingPriceCents: expected.saleMode === 'vir' ? expected.existingPriceCents : null,
      worksPriceCents: expected.saleMode === 'vir' ? expected.worksPriceCents : null,
    });
  }
  expect(sum(seeded.map(({ priceTtcCents }) => priceTtcCents))).toBe(euros(1_284_000));
  expect(sum(seeded.map(({ tantiemes }) => tantiemes))).toBe(1_000);
});

test('there are thirteen operations of the first two companies, eight and five, and eleven of the others', () => {
  expect([operations.length, inTenant('T1').length, inTenant('T2').length]).toEqual([24, 8, 5]);
});

test('totals of the list and of the stock are those that the screens were designed with', () => {
  const t1 = inTenant('T1');
  expect(sum(t1.map(({ purchasePriceCents }) => purchasePriceCents))).toBe(euros(3_300_000));
  expect(sum(lotsOf(t1.map(({ id }) => id)).map(({ priceTtcCents }) => priceTtcCents))).toBe(
    euros(6_306_000),
  );

  const stock = (key: 'T1' | 'T2'): [count: number, cents: number] => {
    const open = inTenant(key).filter(
      ({ saleOpenedOn, closedOn }) => saleOpenedOn !== null && closedOn === null,
    );
    const unsold = lotsOf(open.map(({ id }) => id)).filter(({ status }) => status !== 'sold');
    return [unsold.length, sum(unsold.map(({ priceTtcCents }) => priceTtcCents))];
  };
  expect(stock('T1')).toEqual([9, euros(1_443_000)]);
  expect(stock('T2')).toEqual([14, euros(3_507_000)]);
});

describe('histories', () => {
  test('each ends where its operation or lot stands, days never going back, and starts from nothing', () => {
    for (const subject of [...operations, ...lots]) {
      const history = changes.filter(({ entityId }) => entityId === subject.id);
      expect(history.at(-1)?.toState, subject.ref).toBe(subject.status);
      expect(history.map(({ fromState }) => fromState)).toEqual(
        [null, ...history.map(({ toState }) => toState)].slice(0, -1),
      );
      expect(history.map(({ on }) => on)).toEqual(history.map(({ on }) => on).toSorted());
      expect(new Set(history.map(({ at }) => at.getTime())).size).toBe(history.length);
    }
  });

  test('dates copied on the operation are those of its history', () => {
    const columns = {
      owned: 'acquiredOn',
      works: 'worksStartedOn',
      closed: 'closedOn',
      abandoned: 'abandonedOn',
    } as const;
    for (const operation of operations) {
      for (const [state, column] of Object.entries(columns)) {
        const entered = changes.findLast(
          ({ entityId, toState }) => entityId === operation.id && toState === state,
        );
        expect(operation[column as keyof schema.Operation], `${operation.ref} ${column}`).toBe(
          entered?.on ?? null,
        );
      }
    }
  });

  test('nothing happens after the instant at which the demonstration starts', async () => {
    const start = new Date(demoStartsAt);
    const notes = await opened.db.select().from(schema.operationNotes);
    const instants = [...operations, ...lots, ...notes].flatMap(({ createdAt, updatedAt }) => [
      createdAt,
      updatedAt,
    ]);
    for (const instant of [...instants, ...changes.map(({ at }) => at)]) {
      expect(instant.getTime()).toBeLessThanOrEqual(start.getTime());
    }
    const latest = operations.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
    expect(latest?.name).toBe('Les Chais de la Bastide');
  });
});

test('VIR lots split their price in two exactly, and target dates follow each other', () => {
  for (const lot of lots.filter(({ saleMode }) => saleMode === 'vir')) {
    expect((lot.existingPriceCents ?? 0) + (lot.worksPriceCents ?? 0)).toBe(lot.priceTtcCents);
  }
  for (const { targetDeedOn, targetWorksEndOn, targetCloseOn } of operations) {
    const targets = [targetDeedOn, targetWorksEndOn, targetCloseOn].filter((day) => day !== null);
    expect(targets).toEqual(targets.toSorted());
  }
});

test('each INSEE code agrees with its postcode, town and department', async () => {
  const communes = nodeCommunes();
  for (const { inseeCode, postalCode, city, departmentCode } of operations) {
    const commune = await communes.byInsee(inseeCode);
    expect(commune).toMatchObject({ name: city, departmentCode });
    expect(commune?.postalCodes).toContain(postalCode);
  }
});

test('identifiers are lower-case ULIDs, and no two keys share one', async () => {
  const contacts = await opened.db.select().from(schema.contacts);
  const ids = [...operations, ...lots, ...changes, ...contacts].map(({ id }) => id);
  expect(ids.every((id) => idPattern.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each company has forty contacts; the first has three of them twice, and five who rent', async () => {
  for (const [key, count] of [
    ['T1', 48],
    ['T2', 40],
  ] as const) {
    expect(await opened.db.$count(schema.contacts, eq(schema.contacts.tenantId, tenantId(key)))).toBe(count);
  }
});

test('what is known of a contact agrees: its last exchange is its last contact, refusals are dated', async () => {
  const all = await opened.db.select().from(schema.contacts);
  const exchanges = await opened.db.select().from(schema.contactExchanges);
  expect(exchanges.length).toBeGreaterThan(10);
  for (const { id, lastContactAt } of all) {
    const own = exchanges.filter(({ contactId }) => contactId === id).map(({ at }) => at.getTime());
    expect(lastContactAt?.getTime() ?? null).toBe(own.length === 0 ? null : Math.max(...own));
  }
  const consents = await opened.db.select().from(schema.contactConsents);
  expect(consents.filter(({ isGiven }) => !isGiven)).toHaveLength(2);
  const links = await opened.db.select().from(schema.contactOperations);
  const owner = new Map(operations.map(({ id, tenantId: company }) => [id, company]));
  expect(links.every((link) => owner.get(link.operationId) === link.tenantId)).toBe(true);
});

test('accounts shown by the demonstration open with their passwords', async () => {
  const [demo] = await opened.db.select().from(schema.settings).where(eq(schema.settings.key, 'demo'));
  const users = await opened.db.select().from(schema.users).where(eq(schema.users.status, 'active'));
  expect(demo?.value).toMatchObject({
    accounts: users.map(({ email }) => ({ email, password: testPassword })),
  });
  expect(users).toHaveLength(20);
  expect(await argon2Hasher().verify(testPassword, users[0]?.passwordHash ?? '')).toBe(true);
});

test('the restricted collaborator sees two operations', async () => {
  const rows = await opened.db
    .select({ email: schema.users.email, operationId: schema.membershipOperations.operationId })
    .from(schema.membershipOperations)
    .innerJoin(schema.memberships, eq(schema.memberships.id, schema.membershipOperations.membershipId))
    .innerJoin(schema.users, eq(schema.users.id, schema.memberships.userId));
  expect(rows.map(({ email }) => email)).toEqual(['ines.duprat@example.test', 'ines.duprat@example.test']);
  expect(rows.map((row) => row.operationId).toSorted()).toEqual(
    [operationId('T1', 'OP-2025-001'), operationId('T1', 'OP-2025-002')].toSorted(),
  );
});

test('a second seeding is refused and changes nothing', async () => {
  const again = seedDemo(opened.db, { now: new Date(0), passwords: () => 'x', hash: async () => 'x' });
  await expect(again).rejects.toThrow(AlreadySeededError);
  expect(await opened.db.$count(schema.operations)).toBe(24);
});
