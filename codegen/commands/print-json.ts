import type { Host } from './command.ts';

/** Writes a value as JSON, two spaces deep, with a final line end. */
export function printJson({ out }: Pick<Host, 'out'>, value: unknown): void {
  out(`${JSON.stringify(value, null, 2)}\n`);
}
