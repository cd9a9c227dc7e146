import { sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { isObject, textOf, type JsonObject } from '../json.ts';

/** One row that was written, before and after. */
export interface Change {
  readonly table: string;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** Keeps book of every row that is written, so that a request can be looked at and undone. */
export interface Ledger {
  /** A place in the book to come back to. */
  mark(): Promise<number>;
  /** What was written since, bookkeeping of the server itself apart. */
  since(mark: number): Promise<readonly Change[]>;
  /** Takes back everything that was written since. */
  undo(mark: number): Promise<void>;
}

/** Tables in which every request may write, whatever comes of it: they are no business of its contract. */
const bookkeeping = ['sessions', 'throttles', 'remember_tokens', 'devices', 'page_hits'];

/** A refused sign-in is counted with its account. */
const countsOfFailures = ['failed_attempts', 'locked_until'];

/** True for rows that tell of a refusal, or belong to the server's own bookkeeping. */
const isBookkeeping = (change: Change): boolean =>
  bookkeeping.includes(change.table) ||
  (change.table === 'audit_entries' && change.after?.['result'] === 'denied') ||
  (change.table === 'users' && isCountOfFailures(change));

const isCountOfFailures = ({ before, after }: Change): boolean =>
  before !== null &&
  after !== null &&
  Object.keys(after).every(
    (column) =>
      countsOfFailures.includes(column) || JSON.stringify(after[column]) === JSON.stringify(before[column]),
  );

/**
 * Puts a trigger on every table of a database that is only used for tests. Undoing replays the book backwards
 * with triggers and foreign keys off, which takes milliseconds where a fresh copy takes seconds.
 */
export async function openLedger(db: Database): Promise<Ledger> {
  for (const statement of [schema, bookTable, columnsTable, writeFunction, undoFunction, installTriggers])
    await db.execute(sql.raw(statement));
  return {
    mark: async () =>
      Number((await read(db, 'select coalesce(max(seq), 0) as seq from ledger.book'))[0]?.['seq']),
    since: async (mark) => {
      const rows = await read(db, `select tab, old, new from ledger.book where seq > ${mark} order by seq`);
      return rows
        .map(({ tab, old, new: after }): Change => ({
          table: textOf(tab),
          before: isObject(old) ? old : null,
          after: isObject(after) ? after : null,
        }))
        .filter((change) => !isBookkeeping(change));
    },
    undo: async (mark) => {
      await db.execute(sql.raw(`select ledger.undo(${mark})`));
    },
  };
}

async function read(db: Database, query: string): Promise<readonly JsonObject[]> {
  const { rows } = (await db.execute<JsonObject>(sql.raw(query))) as { rows?: JsonObject[] };
  return rows ?? [];
}

const schema = 'create schema ledger';

const bookTable = `
create table ledger.book (seq bigserial primary key, tab text not null, old jsonb, new jsonb)`;

/** The columns of each table that can be written; asked of the catalogue for each row they would take most of the time. */
const columnsTable = `
create table ledger.columns as
  select table_name::text as tab, string_agg(format('%I', column_name), ', ') as names
  from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER'
  group by table_name`;

const writeFunction = `
create function ledger.write() returns trigger language plpgsql as $$
begin
  insert into ledger.book (tab, old, new) values (
    tg_table_name,
    case when tg_op = 'INSERT' then null else to_jsonb(old) end,
    case when tg_op = 'DELETE' then null else to_jsonb(new) end);
  return null;
end $$`;

/** Rows are found again by all their columns, those that have an id in its index first: not every table has one. */
const undoFunction = `
create function ledger.undo(mark bigint) returns void language plpgsql as $$
declare entry record; columns text; narrowed text;
begin
  set local session_replication_role = replica;
  for entry in select * from ledger.book where seq > mark order by seq desc loop
    if entry.new is not null then
      narrowed := case when entry.new ? 'id'
        then format('s.id = (jsonb_populate_record(null::public.%I, $1)).id and', entry.tab) else '' end;
      execute format('delete from public.%1$I as t where t.ctid = (select s.ctid from public.%1$I as s where %2$s to_jsonb(s) = $1 limit 1)', entry.tab, narrowed)
        using entry.new;
    end if;
    if entry.old is not null then
      select names into columns from ledger.columns where tab = entry.tab;
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::public.%1$I, $1)', entry.tab, columns)
        using entry.old;
    end if;
  end loop;
  delete from ledger.book where seq > mark;
  set local session_replication_role = origin;
end $$`;

const installTriggers = `
do $$
declare tab text;
begin
  for tab in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create trigger ledger after insert or update or delete on public.%I
      for each row execute function ledger.write()', tab);
  end loop;
end $$`;
