import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server leaves for the commands that talk to it. */
export interface RunningServer {
  url: string;
  pid: number;
}

const pathIn = (varDir: string): string => join(varDir, 'server.json');

/** Leaves the address of this process in the data folder; returns how to take it back. */
export function announceServer(varDir: string, url: string): () => void {
  const path = pathIn(varDir);
  writeFileSync(path, JSON.stringify({ url, pid: process.pid } satisfies RunningServer), { mode: 0o600 });
  return () => {
    if (readRunningServer(varDir)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** The server that runs on this data folder, or null. */
export function readRunningServer(varDir: string): RunningServer | null {
  try {
    const server = JSON.parse(readFileSync(pathIn(varDir), 'utf8')) as RunningServer;
    process.kill(server.pid, 0);
    return server;
  } catch {
    return null;
  }
}
