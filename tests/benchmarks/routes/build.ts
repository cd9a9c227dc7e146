import { join } from 'node:path';
import { route as ziggyRoute } from 'ziggy-js';
import { generate } from '#codegen/generate.ts';
import { medianNs } from '../measure.ts';
import { duration, type Row } from '../report.ts';
import { createProject, THING } from './project.ts';
import { ziggyConfig } from './ziggy.ts';

type Builder = (parameters: unknown, options?: { readonly query?: object }) => string;

const QUERY = { filter: { state: ['draft', 'sent'], q: 'quai de Bacalan' }, page: 2 };

/** Building addresses with the generated builders and with Ziggy, 1,000 routes. */
export async function benchBuild(): Promise<Row[]> {
  const project = createProject(1_000);
  try {
    await generate({ manifest: project.manifest, out: project.out });
    const file = join(project.out, 'routes/client/thing100.ts');
    const { show, part } = (await import(file)) as { show: Builder; part: Builder };
    const config = ziggyConfig(1_000);
    const one = {
      ours: () => show({ thing: THING }),
      peer: () => ziggyRoute('client.thing100.show', { thing: THING }, false, config),
    };
    const three = {
      ours: () => part({ thing: THING, part: 12, state: 'draft' }, { query: QUERY }),
      peer: () =>
        ziggyRoute(
          'client.thing100.part',
          { thing: THING, part: 12, state: 'draft', ...QUERY },
          false,
          config,
        ),
    };
    for (const [ours, peer] of [
      [one.ours(), one.peer()],
      [decodeURIComponent(three.ours()), decodeURIComponent(three.peer())],
    ]) {
      if (ours !== peer) throw new Error(`Not the same address: ${ours} and ${peer}`);
    }
    return [
      await row('build, 1 parameter', one, 10),
      await row('build, 3 parameters and a nested query', three, 5),
    ];
  } finally {
    project.remove();
  }
}

async function row(what: string, pair: { ours(): string; peer(): string }, times: number): Promise<Row> {
  const { ours, peer } = await medianNs(pair);
  return {
    what: `${what}, 1,000 routes`,
    ours: `${duration(ours)} (${(peer / ours).toFixed(1)}×)`,
    peer: duration(peer),
    target: `≥ ${times}× the rate`,
    isMet: peer / ours >= times,
  };
}
