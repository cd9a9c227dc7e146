import { env } from 'node:process';

/** What a thread whose program is TypeScript begins with; its `workerData` holds what `threadProgram` gives. */
export const threadEntry = new URL('entry.mjs', import.meta.url);

/**
 * Which file is the program of a thread, and where what was compiled of such files is kept (`npm start` says so): a
 * thread that finds it has half the work with a small file.
 */
export const threadProgram = (file: URL): { readonly program: string; readonly compiled: string | null } => ({
  program: file.href,
  compiled: env['NODE_COMPILE_CACHE'] ?? null,
});
