#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Plain JavaScript, so that with a warm cache Node loads nothing that strips types: it doubles the start.
enableCompileCache();

const { run } = await import('./commands/run.ts');
const { processHost } = await import('./terminal/process-host.ts');
process.exitCode = await run(process.argv.slice(2), processHost());
