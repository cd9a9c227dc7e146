import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRows, type BusinessTable } from '#mocks/db/queries/business-table.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { createTransactionGate } from '#tests/support/transaction-gate.ts';
import manifest from '../../../../routes.manifest.json' with { type: 'json' };
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a declared record must do. */
export interface RecordProof {
  /** As the journal names it. */
  readonly type: string;
  readonly table: BusinessTable;
  /** Where new ones are sent, and where one of an identifier is changed and deleted. */
  readonly path: string;
  readonly method: 'PATCH' | 'PUT';
  readonly event: string;
  /** The staff who do all this to a record of the platform; the owner of the first company unless given. */
  readonly staff?: string;
  /** A payload that is accepted, another each time. */
  readonly payload: (index: number) => Values;
  /** For each field another value, and what its column then holds where that differs. */
  readonly changes: Readonly<Record<string, { readonly to: unknown; readonly stored?: unknown }>>;
  /** Columns that are calculated from the others. */
  readonly computed?: readonly string[];
}

/** The address of the form of a new record; null where it is made in its list. */
function newFormOf(path: string): string | null {
  const routes: Readonly<Record<string, { readonly uri: string; readonly methods: readonly string[] }>> =
    manifest.routes;
  const stores = Object.entries(routes).find(
    ([, { uri, methods }]) => `/${uri}` === path && methods.includes('POST'),
  );
  const create = routes[stores?.[0].replace(/\.store$/, '.create') ?? ''];
  return create === undefined ? null : `/${create.uri}`;
}

/** Everything that follows from the declaration of a record. */
export function proveRecord(proof: RecordProof): void {
  const newForm = newFormOf(proof.path);
  describe(`a ${proof.type}`, () => {
    let server: TestServer;
    let owner: Visitor;
    let heard: RealtimeEvent[] = [];
    const gate = createTransactionGate();
    let made = 0;
    beforeAll(async () => {
      server = await openTestServer();
      server.deps.db = gate.wrap(server.deps.db);
      server.deps.events.subscribe((event) => heard.push(event));
      owner = server.visitor();
      await signIn(owner);
    });
    afterAll(() => server.close());

    const signIn = (visitor: Visitor) =>
      visitor.signIn(proof.staff ?? 'hugo.lartigue@example.test', { isStaff: proof.staff !== undefined });
    const stored = async (id: string): Promise<Values> => {
      const [row] = await readRows(server.deps.db, proof.table, { where: eq(proof.table.id, id) });
      return row as Values;
    };
    const lastEntry = async (id: string) => {
      const [entry] = await server.deps.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectType, proof.type), eq(auditEntries.subjectId, id)))
        .orderBy(desc(auditEntries.seq))
        .limit(1);
      return entry;
    };
    const eventNames = (): string[] =>
      heard.flatMap((event) => (event.kind === 'message' ? [event.name] : []));
    const errorsOf = (props: unknown): Values => (props as { errors: Values }).errors;

    /** A new record; its identifier and what was sent. */
    const make = async (): Promise<{ id: string; payload: Values }> => {
      made += 1;
      const payload = proof.payload(made);
      const answer = await owner.visit('POST', proof.path, { data: payload });
      expect(errorsOf(answer.page.props)).toEqual({});
      const rows = await readRows(server.deps.db, proof.table, { where: undefined });
      const newest = (rows as unknown as { id: string }[]).toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
      return { id: newest?.id ?? '', payload };
    };

    test.skipIf(newForm === null)(
      'that is new begins with values that the contract of its form allows',
      async () => {
        const { page } = await owner.get(newForm ?? '');
        expect(page.component).not.toMatch(/^Error/);
        const { form } = page.props as { form?: { record: unknown; values: Values } };
        expect(form?.record).toBeNull();
        for (const name of Object.keys(proof.changes)) expect(form?.values).toHaveProperty([name]);
      },
    );

    test('that is created is stored as it was sent, at version 1, told to the journal and to those who look on', async () => {
      heard = [];
      const { id, payload } = await make();
      const row = await stored(id);
      expect(row['version']).toBe(1);
      for (const name of Object.keys(proof.changes)) {
        if (name in row) expect(row[name] ?? '', name).toEqual(payload[name] ?? '');
      }
      expect(await lastEntry(id)).toMatchObject({ action: `${proof.type}.create`, result: 'ok' });
      expect(eventNames()).toContain(proof.event);
    });

    test.each(Object.entries(proof.changes))(
      'whose %s changes has that column changed and no other, its version counted up, and its line of the journal',
      async (field, { to, stored: column = to }) => {
        const { id, payload } = await make();
        const before = await stored(id);
        heard = [];
        const data = { ...payload, [field]: to, version: 1 };
        const answer = await owner.visit(proof.method, `${proof.path}/${id}`, { data });
        expect(errorsOf(answer.page.props)).toEqual({});
        const after = await stored(id);
        const computed = ['updatedAt', 'version', 'searchText', 'displayName', ...(proof.computed ?? [])];
        const changed = Object.keys(after).filter(
          (name) => !computed.includes(name) && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
        );
        expect(changed).toEqual(field in after ? [field] : []);
        if (field in after) expect(after[field]).toEqual(column);
        expect(after['version']).toBe(2);
        const entry = await lastEntry(id);
        expect(entry?.action).toBe(`${proof.type}.update`);
        expect(Object.keys(entry?.changes ?? {})).toEqual([field]);
        expect(eventNames()).toContain(proof.event);
      },
    );

    test('that somebody else changed meanwhile is not overwritten', async () => {
      const { id, payload } = await make();
      const data = { ...payload, version: 1 };
      await owner.visit(proof.method, `${proof.path}/${id}`, { data });
      const late = await owner.visit(proof.method, `${proof.path}/${id}`, { data });
      expect(errorsOf(late.page.props)).toHaveProperty('version');
      expect((await stored(id))['version']).toBe(2);
    });

    test('that two people save at the same moment, both having read version 1, keeps one change', async () => {
      const { id, payload } = await make();
      const [[field, { to }] = ['', { to: null }]] = Object.entries(proof.changes);
      const other = server.visitor();
      await signIn(other);
      // Both have compared the version before either writes.
      gate.close(2);
      const data = { ...payload, [field]: to, version: 1 };
      const answers = await Promise.all(
        [owner, other].map((visitor) => visitor.visit(proof.method, `${proof.path}/${id}`, { data })),
      );
      gate.open();
      const refused = answers.filter(({ page }) => 'version' in errorsOf(page.props));
      expect(refused).toHaveLength(1);
      expect((await stored(id))['version']).toBe(2);
    });

    test('that is deleted is told to the journal and to those who look on, and comes back by the way told', async () => {
      const { id } = await make();
      heard = [];
      const answer = await owner.visit('DELETE', `${proof.path}/${id}`);
      expect((await stored(id))['deletedAt']).not.toBeNull();
      expect(await lastEntry(id)).toMatchObject({ action: `${proof.type}.delete` });
      expect(eventNames()).toContain(proof.event);
      const { flash } = answer.page.props as unknown as { flash: { undo: { href: string } } };
      await owner.visit('POST', flash.undo.href);
      expect((await stored(id))['deletedAt']).toBeNull();
      expect(await lastEntry(id)).toMatchObject({ action: `${proof.type}.restore` });
    });
  });
}
