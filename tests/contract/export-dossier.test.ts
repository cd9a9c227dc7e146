import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DossierProps } from '#contracts/export/dossier.ts';
import type { FrontPageProps } from '#contracts/export/front-page.ts';
import { exportSections } from '#domain/paper/sections.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const path = (ref: string): string => `/export/operations/${operationId('T1', ref)}/dossier`;
const fileOf = async (query = '', ref = 'OP-2025-001', visitor = owner) =>
  (await visitor.get(`${path(ref)}${query}`)).page.props as unknown as DossierProps;

test('a file for a bank holds every paper that has something to show, each as its own page shows it', async () => {
  const { chosen, parts, paper } = await fileOf('?recipient=Banque');
  expect(chosen).toEqual(
    expect.arrayContaining([
      'cover',
      'front-page',
      'presentation',
      'insee',
      'project',
      'photos',
      'estimation',
    ]),
  );
  expect(chosen).toEqual(exportSections.filter((section) => chosen.includes(section)));
  expect(paper.watermark).toBe('Banque');
  const front = parts.find(({ section }) => section === 'front-page');
  expect(front?.component).toBe('Export/FrontPage');
  const alone = (await owner.get(path('OP-2025-001').replace('dossier', 'page-de-garde'))).page
    .props as unknown as FrontPageProps;
  expect(front?.props['figures']).toEqual(alone.figures);
  expect(front?.props['sections']).toEqual(chosen.slice(2));
  expect(new Set(parts.map(({ anchor }) => anchor)).size).toBe(parts.length);
});

test('papers of a simulation tell in a file what each tells alone', async () => {
  const ends = {
    'simulation.overview': 'synthese',
    'simulation.show': 'bilan',
    'simulation.expenses': 'depenses',
    'simulation.projects': 'programme',
    'simulation.vir-revenues': 'recettes-vir',
    'simulation.vir-collection': 'encaissements-vir',
  } as const;
  const { parts } = await fileOf(`?sections=${Object.keys(ends).join(',')}`);
  expect(parts.map(({ section }) => section)).toEqual(Object.keys(ends));
  for (const { section, props } of parts) {
    const study = simulationId('T1', 'OP-2025-001', 'Central');
    const end = Object.entries(ends).find(([name]) => name === section)?.[1] ?? '';
    const alone = (await owner.get(`/export/simulations/${study}/${end}`)).page.props;
    expect(props['content'], section).toEqual(alone['content']);
  }
});

test('papers stand in the order that was chosen; unknown ones and those without a record are left out', async () => {
  const { chosen, parts } = await fileOf('?sections=photos,nothing,presentation,photos');
  expect(chosen).toEqual(['photos', 'presentation']);
  expect(parts.map(({ component }) => component)).toEqual(['Export/Photos', 'Export/Presentation']);
  const bare = await fileOf('?sections=estimation,project,presentation', 'OP-2026-002');
  expect(bare.chosen).toEqual(['presentation']);
  expect(bare.offered).not.toContain('estimation');
});

test('a buyer and a partner are never shown costs and margins, whatever the address asks for', async () => {
  for (const preset of ['buyer', 'partner']) {
    const file = await fileOf(`?preset=${preset}&hide=&sections=front-page,project,estimation`);
    expect(file.paper.hides.margin).toBe(true);
    const sent = JSON.stringify(file.parts);
    for (const figure of ['101103992', '13896008', '"marginBps":1208', '34000000', '52139557']) {
      expect(sent, preset).not.toContain(figure);
    }
    expect(sent).toContain('128400000');
  }
});

test('hidden amounts stand in no part of it', async () => {
  const sent = JSON.stringify(await fileOf('?hide=amounts'));
  expect(sent).not.toMatch(/101103992|13896008|128400000|56000000|49060443|113900000/);
});

test('another company finds no such operation, a member none that is not theirs', async () => {
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  expect((await stranger.get(path('OP-2025-001'))).status).toBe(404);
  const collaborator = server.visitor();
  await collaborator.signIn('ines.duprat@example.test');
  expect((await collaborator.get(path('OP-2026-001'))).status).toBe(404);
});
