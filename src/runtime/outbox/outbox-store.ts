/** A request that waits on this device until the server has it. Its address names what it writes: it may go twice. */
export interface OutboxEntry {
  /** What it writes: a later one of the same key takes its place. */
  readonly key: string;
  /** Person and company: another's entries are neither shown nor sent. */
  readonly owner: string;
  /** The record that it belongs to. */
  readonly group: string;
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly href: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Sent under `file`, in place of the data. */
  readonly file: Blob | null;
  /** Place in the queue: what was kept first is sent first. */
  readonly at: number;
  /** Changes with each writing, so that what was replaced while it was sent stays. */
  readonly revision: string;
  /** Why the server does not take it; null while it waits. */
  readonly refusal: string | null;
}

export interface OutboxStore {
  /** False where the browser keeps nothing: entries live as long as the page. */
  readonly isLasting: boolean;
  /** Entries of a person in the order of the queue. */
  list(owner: string): Promise<readonly OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  /** Removes an entry, unless another revision took its place. */
  remove(key: string, revision?: string): Promise<void>;
}

const databaseName = 'ilot-outbox';
const storeName = 'entries';

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'key' });
  });
  return answered(opening);
}

const inOrder = (entries: readonly OutboxEntry[], owner: string): readonly OutboxEntry[] =>
  entries.filter((entry) => entry.owner === owner).toSorted((a, b) => a.at - b.at);

function lastingStore(database: IDBDatabase): OutboxStore {
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
  return {
    isLasting: true,
    list: async (owner) => inOrder((await answered(store('readonly').getAll())) as OutboxEntry[], owner),
    put: async (entry) => {
      await answered(store('readwrite').put(entry));
    },
    remove: async (key, revision) => {
      // One transaction, so that nothing is put between looking and removing.
      const within = store('readwrite');
      const present = (await answered(within.get(key))) as OutboxEntry | undefined;
      if (revision === undefined || present?.revision === revision) await answered(within.delete(key));
    },
  };
}

/** Entries that live as long as the page. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    isLasting: false,
    list: (owner) => Promise.resolve(inOrder([...entries.values()], owner)),
    put: (entry) => {
      entries.set(entry.key, entry);
      return Promise.resolve();
    },
    remove: (key, revision) => {
      if (revision === undefined || entries.get(key)?.revision === revision) entries.delete(key);
      return Promise.resolve();
    },
  };
}

let opened: Promise<OutboxStore> | null = null;

/** The store of this browser; one that forgets where the browser keeps nothing. Opened once. */
export function openOutbox(): Promise<OutboxStore> {
  opened ??= openDatabase().then(lastingStore, memoryStore);
  return opened;
}
