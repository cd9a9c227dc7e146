import { StatementError } from '#domain/accounting/statement/statement.ts';
import { readStatement } from '#mocks/server/statements/read-statement.ts';
import type { Finding } from './worker-inspector.ts';

/** Reads a statement of a bank. Only for a thread of its own. */
export function inspectStatement(bytes: ArrayBuffer): Finding {
  try {
    return { kind: 'statement', statement: readStatement(new Uint8Array(bytes)) };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { kind: 'statementError', problem: error.problem, detail: error.message };
  }
}
