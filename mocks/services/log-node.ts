import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { redact, redactText } from './redact.ts';
import type { LogFields, Logger } from './log.ts';

/** The least grave that is written. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface NodeLoggerOptions {
  /** Path of the file to add to, its folder made when absent; null for the standard output. */
  file: string | null;
  level?: LogLevel;
}

/** One JSON object per line, secrets struck out, written at once so that a crash loses nothing. */
export function nodeLogger({ file, level = 'info' }: NodeLoggerOptions): Logger {
  if (file !== null) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // One that is there keeps its rights when it is opened.
  if (file !== null && existsSync(file)) chmodSync(file, 0o600);
  const destination = pino.destination(
    file === null ? { dest: 1, sync: true } : { dest: file, sync: true, mode: 0o600 },
  );
  // A full disk must not end the server: what cannot be written down is lost.
  destination.on('error', () => undefined);
  const logger = pino({ base: null, level, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const writer = (name: Exclude<LogLevel, 'silent'>) => (message: string, fields?: LogFields) => {
    if (logger.isLevelEnabled(name)) logger[name](redact(fields ?? {}), redactText(message));
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
}
