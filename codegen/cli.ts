import { enableCompileCache } from 'node:module';

// Halves the start: without it Node strips the types of every module again at each run.
enableCompileCache();

const { run } = await import('./command.ts');
process.exitCode = await run(process.argv.slice(2));
