// Plain JavaScript: what takes the types out of our files is most of what a thread loads, and none of it is needed
// where the files are kept as they were compiled.

import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

/** @type {{ program: string, compiled: string | null }} which file is the thread's program, and where such are kept */
const { program, compiled } = workerData;
if (compiled !== null) enableCompileCache(compiled);
await import(program);
