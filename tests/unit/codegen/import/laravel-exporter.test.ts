import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// PHP is no tool of this project: where it is not installed, the exporter cannot be run.
const hasPhp = spawnSync('php', ['-v']).status === 0;

/** As much of Laravel as the exporter calls; routes have the formats of `Route::pattern()` as Laravel adds them. */
const laravel = `<?php
class Collection {
    public function __construct(private array $items) {}
    public function filter($keeps) { return new self(array_filter($this->items, $keeps)); }
    public function mapWithKeys($entry) {
        $pairs = [];
        foreach ($this->items as $item) { $pairs = $entry($item) + $pairs; }
        return new self(array_reverse($pairs));
    }
    public function all() { return $this->items; }
}
function collect($items) { return new Collection($items); }
class Artisan { public static function command($name, $run) { $run(); } }
class Definition {
    public function __construct(private $name, private $uri, private $methods, public $wheres, private $action = []) {}
    public function getName() { return $this->name; }
    public function uri() { return $this->uri; }
    public function methods() { return $this->methods; }
    public function getDomain() { return null; }
    public function bindingFields() { return []; }
    public function getAction($key) { return $this->action[$key] ?? null; }
    public function parameterNames() {
        preg_match_all('/\\{(\\w+)\\??\\}/', $this->uri, $found);
        return $found[1];
    }
}
class Route {
    public static function getRoutes() {
        return new class {
            public function getRoutes() {
                $everywhere = ['operation' => '[0-9a-z]{26}', 'note' => '[0-9]+'];
                return [
                    new Definition(null, 'up', ['GET'], $everywhere),
                    new Definition('operation.index', 'operations', ['GET', 'HEAD'], $everywhere),
                    new Definition('operation.show', 'operations/{operation}/{tab?}', ['GET', 'HEAD'],
                        ['tab' => 'costs|sales'] + $everywhere, ['page' => 'Operation/Show']),
                    new Definition('operation.note', 'operations/{operation}/notes/{note}', ['PUT'],
                        ['note' => '[a-z]+'] + $everywhere),
                ];
            }
        };
    }
}
`;

const before = {
  pages: 'src/pages',
  patterns: { operation: '[0-9a-z]{26}', note: '[0-9]+' },
  keys: { icon: { type: 'text' } },
  // An empty object stays one: `[]` would be refused.
  defaults: {},
  routes: {
    'operation.index': { uri: 'affaires', methods: ['GET'], page: 'Operation/Index', icon: 'Map' },
    'operation.show': {
      uri: 'operations/{operation}',
      methods: ['GET'],
      wheres: { gone: 'x' },
      parent: 'operation.index',
    },
    'operation.removed': { uri: 'removed', methods: ['GET'] },
  },
};

describe.skipIf(!hasPhp)('the exporter of docs/laravel.md', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'exporter-'));
    const blocks = readFileSync('docs/laravel.md', 'utf8').split('```');
    const exporter = blocks.find((block) => block.includes("'routes:manifest'"))?.replace(/^php/, '') ?? '';
    writeFileSync(join(folder, 'export.php'), laravel + exporter);
    writeFileSync(join(folder, 'routes.manifest.json'), JSON.stringify(before));
    execFileSync('php', ['export.php'], { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes what Laravel knows, keeps what was declared, and repeats no format of all routes', () => {
    expect(JSON.parse(readFileSync(join(folder, 'routes.manifest.json'), 'utf8'))).toEqual({
      ...before,
      routes: {
        'operation.index': { uri: 'operations', methods: ['GET'], page: 'Operation/Index', icon: 'Map' },
        'operation.show': {
          uri: 'operations/{operation}/{tab?}',
          methods: ['GET'],
          wheres: { tab: 'costs|sales' },
          page: 'Operation/Show',
          parent: 'operation.index',
        },
        'operation.note': {
          uri: 'operations/{operation}/notes/{note}',
          methods: ['PUT'],
          wheres: { note: '[a-z]+' },
        },
      },
    });
  });
});
