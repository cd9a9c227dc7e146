import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of its own, reached through a socket in its folder. */
export interface TestPostgres {
  databaseUrl: string;
  /** Where it listens, for who stands between. */
  socket: string;
  /** Stops it in the middle of whatever it does, and starts it again on the same data. */
  interrupt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it for good and removes the data. */
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
  let server = await launch(programs, data, folder, user);
  const interrupt = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
    });
    server.kill('SIGINT');
    await ended;
  };
  return {
    databaseUrl: `postgresql://postgres@${encodeURIComponent(folder)}/postgres`,
    socket: join(folder, '.s.PGSQL.5432'),
    interrupt,
    resume: async () => {
      server = await launch(programs, data, folder, user);
    },
    stop: async () => {
      await interrupt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(
  programs: string,
  data: string,
  folder: string,
  user: { uid: number; gid: number } | null,
): Promise<ChildProcess> {
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres: ${output}`)));
  });
  return server;
}

/** The server refuses to run as root: the account that its package made, then. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string): number =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
