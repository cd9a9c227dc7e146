import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of its own, reached through a socket in its folder. */
export interface TestPostgres {
  databaseUrl: string;
  stop(): Promise<void>;
}

const folders = [
  ...(process.env['PATH'] ?? '').split(':'),
  ...(existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
];

/** Folder of the server's programs; null where PostgreSQL is not installed. */
export const postgresPrograms: string | null =
  folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
  null;

/** Makes an empty cluster and starts it; call only where `postgresPrograms` is not null. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'ilot-postgres-'));
  const user = owner();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C'],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres: ${output}`)));
  });
  return {
    databaseUrl: `postgresql://postgres@${encodeURIComponent(folder)}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root: the account that its package made, then. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string): number =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
