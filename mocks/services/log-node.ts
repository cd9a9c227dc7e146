import { pino } from 'pino';
import type { Logger } from './log.ts';

/** One JSON object per line on the standard output, or at the end of `file`, whose folder is made. */
export function nodeLogger(options: { file?: string } = {}): Logger {
  const destination = pino.destination(
    options.file === undefined ? { dest: 1, sync: true } : { dest: options.file, mkdir: true, sync: true },
  );
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (message, fields) => logger.info(fields ?? {}, message),
    warn: (message, fields) => logger.warn(fields ?? {}, message),
    error: (message, fields) => logger.error(fields ?? {}, message),
  };
}
