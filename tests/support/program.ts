import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A command started in a process group of its own, as a terminal starts it. */
export interface Program {
  /** Number of the first process, and of the group. */
  pid: number;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Waits until the output fits; gives the match. @throws when the command ends before */
  see(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal to the first process alone, or to the whole group as Ctrl-C does. */
  signal(signal: NodeJS.Signals, to?: 'process' | 'group'): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Ends whatever is left of the group. */
  close(): Promise<void>;
}

const pollMs = 50;
const lastWordsMs = 1000;

/** Starts a command in `cwd`; close it after the test. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Program {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      // What it wrote last may still be on its way; a child left behind would keep the pipe open for ever.
      void Promise.race([once(child, 'close'), wait(lastWordsMs)]).then(() => {
        isOver = true;
        resolve(code);
      });
    });
  });
  const signal: Program['signal'] = (name, to = 'process') => {
    process.kill(to === 'group' ? -pid : pid, name);
  };
  return {
    pid,
    output: () => output,
    see: async (pattern) => {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        if (isOver) throw new Error(`ended without ${String(pattern)}:\n${output}`);
        await wait(pollMs);
      }
    },
    signal,
    ended,
    close: async () => {
      if (processesOfGroup(pid).length > 0) signal('SIGKILL', 'group');
      await ended;
    },
  };
}

/** Living processes of a group (Linux); a process that has ended and waits to be collected does not count. */
export function processesOfGroup(group: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // State, parent and group follow the command name, which may itself hold spaces and brackets.
      const [state, , owner] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(owner) === group && state !== 'Z' ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Memory that a process holds, in MiB (Linux). */
export function residentMiB(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? Number.NaN) / 1024;
}
