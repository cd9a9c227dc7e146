import { styleText } from 'node:util';

type Style = (text: string) => string;

/** Gives a text a colour, or leaves it alone where colours are off. */
export interface Paint {
  readonly bold: Style;
  readonly dim: Style;
  readonly red: Style;
  readonly green: Style;
  readonly yellow: Style;
  readonly cyan: Style;
}

/** The colours, or their absence. */
export function createPaint(enabled: boolean): Paint {
  const style = (format: keyof Paint): Style =>
    enabled ? (text) => styleText(format, text, { validateStream: false }) : (text) => text;
  return {
    bold: style('bold'),
    dim: style('dim'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
    cyan: style('cyan'),
  };
}

/**
 * Whether to write colours: on a terminal that can show them, unless `NO_COLOR` or `--no-color` forbids it.
 * `FORCE_COLOR` asks for them anywhere, `FORCE_COLOR=0` nowhere; https://no-color.org, https://force-color.org.
 */
export function wantsColor(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
  forbidden: boolean,
): boolean {
  if (forbidden) return false;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  const { FORCE_COLOR: forced } = env;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}
