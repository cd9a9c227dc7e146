import type { ExitCode, Host } from '#codegen/commands/command.ts';
import { run } from '#codegen/commands/run.ts';
import type { Workspace } from '../workspace.ts';

/** What a command line wrote and how it ended. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command line inside a workspace, without a terminal and with a clock that stands still, unless
 * `over` says otherwise.
 */
export async function runIn(
  { folder }: Pick<Workspace, 'folder'>,
  args: readonly string[],
  over: Partial<Host> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    isTerminal: false,
    errIsTerminal: false,
    columns: 80,
    cwd: folder,
    env: {},
    now: () => 0,
    after: () => () => undefined,
    untilInterrupted: () => new AbortController().signal,
    ...over,
  });
  return { code, out, err };
}
