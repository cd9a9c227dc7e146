export type LogFields = Record<string, unknown>;

/** Where the server writes what it does. Messages are English; secrets never go in the fields. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Writes to the browser's console. */
export function consoleLogger(console: Pick<Console, 'debug' | 'info' | 'warn' | 'error'>): Logger {
  return {
    debug: (message, fields) => console.debug(message, fields ?? {}),
    info: (message, fields) => console.info(message, fields ?? {}),
    warn: (message, fields) => console.warn(message, fields ?? {}),
    error: (message, fields) => console.error(message, fields ?? {}),
  };
}

const nothing = (): void => undefined;

/** Writes nothing. */
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
