import { Buffer } from 'node:buffer';
import {
  Mutex,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { readAnswer, readDescription, type Answer, type Description, type Reader } from './answer.ts';

const { serialize } = protocol;

/** A statement that the database has parsed and planned, by the name it has there. */
interface Kept extends Description {
  name: string;
}

/** Statements kept at most, each some ten kilobytes of the database's memory; the least used goes first. */
const maxKept = 200;

/** Statements that come again, and change nothing that others stand on. */
const keepable = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Has PGlite parse and plan each statement once. Its own `query` asks the database six times over for every
 * statement and takes rows apart byte by byte; this asks once. `exec` and `listen` outside of transactions
 * stay PGlite's and do not wait for their turn here: they are not to be used.
 *
 * @returns the same client
 */
export function keepStatements(client: PGlite): PGlite {
  const kept = new Map<string, Kept>();
  let names = 0;
  // One connection: transactions, and queries outside of them, take turns; so do the queries of a transaction.
  const turn = new Mutex();
  const wire = new Mutex();
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  const close = client.close.bind(client);

  const send = async (messages: readonly Uint8Array[]): Promise<Buffer> => {
    const chunks: Uint8Array[] = [];
    await client.execProtocolRawStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
      // A window on the database's memory, which the next message overwrites.
      onRawData: (chunk) => void chunks.push(chunk.slice()),
    });
    return Buffer.concat(chunks);
  };

  const forget = async (texts: readonly string[]): Promise<void> => {
    const messages = texts.map((text) => serialize.close({ type: 'S', name: kept.get(text)?.name ?? '' }));
    for (const text of texts) kept.delete(text);
    if (messages.length > 0) await send(messages);
  };

  const statementOf = async (text: string): Promise<Kept> => {
    const known = kept.get(text);
    if (known) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    names += 1;
    const name = `kept_${names}`;
    const described = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const statement = { name, ...readDescription(described) };
    kept.set(text, statement);
    await forget([...kept.keys()].slice(0, Math.max(0, kept.size - maxKept)));
    return statement;
  };

  const run = async (text: string, given: readonly unknown[], options: QueryOptions): Promise<Results> => {
    const statement = await statementOf(text);
    const values = given.map((value, index) => written(client, statement.parameterTypes[index], value));
    const readers = statement.fields.map((field): Reader => readerOf(client, field.dataTypeID, options));
    const bytes = await send([serialize.bind({ statement: statement.name, values }), serialize.execute({})]);
    return resultsOf(readAnswer(bytes, readers), statement, options);
  };

  /** Asks by a kept statement, or in PGlite's own way what may change the tables that kept ones stand on. */
  const ask =
    (ownWay: Transaction['query']) =>
    <Row>(text: string, given: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> =>
      wire.runExclusive(async () => {
        if (keepable.test(text)) return (await run(text, given, options)) as Results<Row>;
        await forget([...kept.keys()]);
        return ownWay<Row>(text, given, options);
      });

  client.query = (text, given, options) =>
    turn.runExclusive(async () => {
      if (client.closed) throw new Error('PGlite is closed');
      return ask(query)(text, given, options);
    });
  client.transaction = (work) =>
    turn.runExclusive(() => transaction((tx) => work(Object.assign(tx, { query: ask(tx.query) }))));
  client.close = () => turn.runExclusive(close);
  return client;
}

/** A parameter as text, by its type. */
function written({ serializers }: PGlite, type: number | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : serializers[type];
  if (serializer) return serializer(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readerOf({ parsers }: PGlite, type: number, options: QueryOptions): Reader {
  const parser = options.parsers?.[type] ?? parsers[type];
  return parser ? (text) => parser(text, type) : null;
}

const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

function resultsOf({ rows, tag }: Answer, { fields }: Description, { rowMode }: QueryOptions): Results {
  const [command = '', ...counts] = tag.split(' ');
  const isObject = rowMode !== 'array';
  return {
    rows: isObject
      ? rows.map((row) => Object.fromEntries(fields.map(({ name }, column) => [name, row[column]])))
      : rows,
    fields: [...fields],
    affectedRows: changing.includes(command) ? Number(counts.at(-1)) : 0,
  };
}
