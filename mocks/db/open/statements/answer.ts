import type { Buffer } from 'node:buffer';
import { protocol } from '@electric-sql/pglite';

/** Turns the text of a value into what it stands for; null where the text is the value. */
export type Reader = ((text: string) => unknown) | null;

/** What came back from one execution of a statement. */
export interface Answer {
  rows: unknown[][];
  /** What was done and to how many rows: `SELECT 3`, `INSERT 0 1`. */
  tag: string;
}

/** First bytes of the messages that are read here (PostgreSQL, 54.7 Message Formats). */
const dataRow = 68;
const commandComplete = 67;
const errorResponse = 69;
/** The type and the length stand before the content. */
const headBytes = 5;

/**
 * Reads the answer to an execution: rows as lists of values, read column by column.
 *
 * @throws the database's own error
 */
export function readAnswer(bytes: Buffer, readers: readonly Reader[]): Answer {
  const rows: unknown[][] = [];
  let tag = '';
  let at = 0;
  while (at + headBytes <= bytes.length) {
    const type = bytes[at];
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (type === dataRow) rows.push(readRow(bytes, at + headBytes, readers));
    else if (type === commandComplete) tag = bytes.toString('latin1', at + headBytes, end - 1);
    else if (type === errorResponse) throw readMessages(bytes.subarray(at, end)).error;
    at = end;
  }
  return { rows, tag };
}

function readRow(bytes: Buffer, start: number, readers: readonly Reader[]): unknown[] {
  const count = bytes.readUInt16BE(start);
  const row: unknown[] = [];
  let at = start + 2;
  for (let column = 0; column < count; column += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row.push(null);
      continue;
    }
    const text = bytes.toString('utf8', at, at + length);
    const reader = readers[column] ?? null;
    row.push(reader === null ? text : reader(text));
    at += length;
  }
  return row;
}

/** What a statement takes and gives: types of its parameters, names and types of its columns. */
export interface Description {
  parameterTypes: readonly number[];
  fields: readonly { name: string; dataTypeID: number }[];
}

/** Reads the description of a statement. @throws the database's own error */
export function readDescription(bytes: Buffer): Description {
  const { error, description } = readMessages(bytes);
  if (error) throw error;
  return description;
}

function readMessages(bytes: Buffer): { error: Error | null; description: Description } {
  let error: Error | null = null;
  let description: Description = { parameterTypes: [], fields: [] };
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof protocol.messages.DatabaseError) error ??= message;
    else if (message instanceof protocol.messages.ParameterDescriptionMessage)
      description = { ...description, parameterTypes: message.dataTypeIDs };
    else if (message instanceof protocol.messages.RowDescriptionMessage)
      description = {
        ...description,
        fields: message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
      };
  });
  return { error, description };
}
