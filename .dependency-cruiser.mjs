/** Import walls between the rooms of ARCHITECTURE.md. Each rule says which rooms a room may not see. */

const rooms = {
  codegen: '^codegen/',
  runtime: '^src/runtime/',
  runtimeRoutes: '^src/runtime/routes/',
  domain: '^src/domain/',
  messages: '^src/messages/',
  contracts: '^src/contracts/',
  generatedRoutes: '^src/generated/routes/',
  generatedPages: '^src/generated/pages/',
  ui: '^src/ui/',
  pages: '^src/pages/',
  app: '^src/app/',
  kit: '^src/kit/',
  server: '^mocks/server/',
  realtime: '^mocks/realtime/',
  services: '^mocks/services/',
  handlers: '^mocks/handlers/',
  db: '^mocks/db/',
  hosts: '^mocks/hosts/',
  scripts: '^scripts/',
  tests: '^tests/',
};

/** What each room may import, itself and packages apart. */
const allowed = {
  codegen: ['runtimeRoutes'],
  runtime: [],
  domain: [],
  messages: [],
  contracts: ['domain'],
  generatedRoutes: ['runtime', 'contracts'],
  generatedPages: ['runtime', 'pages', 'generatedRoutes'],
  ui: ['runtime', 'domain', 'messages'],
  pages: ['ui', 'runtime', 'domain', 'messages', 'contracts', 'generatedRoutes'],
  app: ['runtime', 'domain', 'messages', 'contracts', 'generatedRoutes', 'generatedPages', 'ui', 'pages'],
  kit: ['ui', 'runtime'],
  services: [],
  db: ['domain', 'services'],
  server: ['db', 'services', 'contracts', 'domain', 'generatedRoutes', 'runtime', 'messages'],
  realtime: ['server', 'db', 'services', 'contracts', 'domain'],
  handlers: ['server', 'realtime', 'db', 'services', 'contracts', 'domain', 'generatedRoutes', 'messages'],
  hosts: [
    'server',
    'realtime',
    'services',
    'handlers',
    'db',
    'generatedRoutes',
    'contracts',
    'domain',
    'app',
    'runtime',
  ],
};

/** Parts of the runtime that a server may load: nothing of the browser in them. */
const frameworkFree = '^src/runtime/(routes/|locale/(detect|create-format|day|locale)\\.ts)';

/** Contracts without a schema: limits and names, which pages may hold. */
const schemaFree =
  '^src/contracts/(client/contact/tabs|client/profile/tabs|limits|notification-filters|realtime/(channels|record-presence))\\.ts$';

const walls = Object.entries(allowed).map(([room, others]) => ({
  name: `wall-${room}`,
  severity: 'error',
  comment: `${room} may import ${others.length === 0 ? 'nothing of ours' : others.join(', ')}`,
  from: { path: rooms[room] },
  to: {
    path: '^(codegen|src|mocks|scripts|tests)/',
    pathNot: [rooms[room], ...others.map((other) => rooms[other])],
  },
}));

export default {
  forbidden: [
    ...walls,
    {
      name: 'server-without-browser',
      severity: 'error',
      comment: 'the server loads only those parts of the runtime that know no browser',
      from: { path: '^mocks/(server|handlers|db)/' },
      to: { path: rooms.runtime, pathNot: frameworkFree },
    },
    {
      name: 'pages-are-lazy',
      severity: 'error',
      comment: 'pages are fetched when they are first shown, by the generated registry alone',
      from: { pathNot: '^(src/generated/pages|src/pages|tests)/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'schemas-are-late',
      severity: 'error',
      comment:
        'a schema and its library outweigh most pages: fetched by import() when something is to be checked',
      from: { path: '^src/(pages|app|ui|runtime)/', pathNot: '-schema\\.ts$' },
      to: {
        path: '^src/contracts/|-schema\\.ts$',
        pathNot: schemaFree,
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'a circle hides which part depends on which; dynamic imports are no circle',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(codegen|src|mocks|scripts|tests)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
