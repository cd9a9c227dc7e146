import { measured } from './catalogue.ts';
import type { Row } from '../report.ts';
import type { Figures } from './figures.ts';

/** The three that are compared: ours, Inertia as it comes, Inertia with every chunk fetched after load. */
export interface Compared {
  readonly ours: Figures;
  readonly plain: Figures;
  readonly eager: Figures;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** The table's lines at one latency. */
export function rowsAt(latencyMs: number, { ours, plain, eager }: Compared): Row[] {
  const at = `${latencyMs} ms`;
  const rows: Row[] = [];
  const compare = (what: string, name: string, most: number, isEagerBound = false): void => {
    const mine = ours.median(name);
    const theirs = plain.median(name);
    const others = eager.median(name);
    const isMet = mine <= most * theirs && (!isEagerBound || mine <= others);
    rows.push({
      what: `${what}, ${at}`,
      ours: `${ms(mine)} (${(mine / theirs).toFixed(2)})`,
      peer: `${ms(theirs)} / ${ms(others)}`,
      target: `≤ ${most.toFixed(2)}${isEagerBound ? ', never slower than with all chunks' : ''}`,
      isMet,
    });
  };
  for (const { kind } of measured) {
    const isChart = kind === 'chart';
    compare(`first visit, ${kind}`, `first ${kind}`, isChart ? 0.85 : 0.65, true);
  }
  // These wait 425 ms over the link; Inertia's with all chunks is the better of its two.
  for (const { kind } of measured) {
    compare(`the same after 425 ms of hover, ${kind}`, `hover ${kind}`, kind === 'chart' ? 0.7 : 0.4);
  }
  for (const { kind } of measured) compare(`second visit, ${kind}`, `second ${kind}`, 0.4);
  for (const { kind } of measured) compare(`back, ${kind}`, `back ${kind}`, 1);
  compare('cold first paint', 'paint', 1.05);
  const plainly = (what: string, name: string, target: string, isMet: boolean, unit = ''): void => {
    const show = (figures: Figures): string => `${figures.max(name).toFixed(0)}${unit}`;
    rows.push({
      what: `${what}, ${at}`,
      ours: show(ours),
      peer: `${show(plain)} / ${show(eager)}`,
      target,
      isMet,
    });
  };
  plainly('requests after the click, hovered', 'hover requests', '0', ours.max('hover requests') === 0);
  plainly('requests of a second visit', 'second requests', '1', ours.max('second requests') === 1);
  // Code that was fetched before the click is not asked for after it.
  const gap = ours.median('gap');
  rows.push({
    what: `code request after data request, ${at}`,
    ours: Number.isNaN(gap) ? 'none' : `${gap.toFixed(1)} ms`,
    peer: `${plain.median('gap').toFixed(1)} ms / –`,
    target: '≤ 5 ms',
    isMet: !(gap > 5),
  });
  // One round trip and the frames around it.
  const most = latencyMs + 50;
  plainly(
    'page shown stale after an action',
    'stale',
    `≤ one round trip (${most} ms)`,
    ours.max('stale') <= most,
    ' ms',
  );
  return rows;
}
