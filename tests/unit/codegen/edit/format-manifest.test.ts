import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatManifest } from '#codegen/edit/format-manifest.ts';
import { layouts, manifests } from './manifest-arbitrary.ts';

const canonical = `{
  "pages": "src/pages",
  "areas": ["client"],
  "keys": {
    "menu": { "type": "string", "values": ["main", "none"], "required": true },
    "audit": { "type": "boolean" }
  },
  "patterns": {
    "offer": "[0-9]+"
  },
  "defaults": {},
  "answers": [],
  "routes": {
    "home": { "uri": "/", "methods": ["GET"], "audit": true, "later": 1 },
    "client.offer.show": { "uri": "offers/{offer}", "methods": ["GET", "PUT"], "wheres": { "offer": "é+" }, "can": "offer.list", "menu": "main" }
  }
}
`;

describe('the canonical layout', () => {
  test('orders keys and methods by the schema, one route a line, and leaves the order of routes', () => {
    const text = `{"routes":{"home":{"later":1,"audit":true,"methods":["GET"],"uri":"/"},
      "client.offer.show":{"menu":"main","can":"offer.list","wheres":{"offer":"\\u00e9+"},"methods":["PUT","GET"],
      "uri":"offers/{offer}"}},"answers":[],"defaults":{ },"patterns":{"offer":"[0-9]+"},
      "keys":{"menu":{"required":true,"values":["main","none"],"type":"string"},"audit":{"type":"boolean"}},
      "areas":["client"],"pages":"src/pages"}`;
    expect(formatManifest(text)).toBe(canonical);
  });

  test('the manifest of this project is in it', () => {
    const text = readFileSync('routes.manifest.json', 'utf8');
    expect(formatManifest(text)).toBe(text);
  });

  test('line ends stay, numbers stay as they are written, and a long list has one entry a line', () => {
    const pages = Array.from({ length: 12 }, (_, index) => `Client/Folder/Page${index}`);
    const text = `{"pages":${JSON.stringify(pages)},\r\n"defaults":{"big":12345678901234567890,"one":1.0},"routes":{}}`;
    const formatted = formatManifest(text);
    expect(formatted).toContain('  "pages": [\r\n    "Client/Folder/Page0",\r\n');
    expect(formatted).toContain('    "big": 12345678901234567890,\r\n    "one": 1.0\r\n');
    expect(formatted.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('formatting changes no value, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(manifests, layouts, (manifest, layout) => {
        const text = layout(manifest);
        const formatted = formatManifest(text);
        expect(sortedMethods(JSON.parse(formatted))).toEqual(sortedMethods(JSON.parse(text)));
        expect(Object.keys(routesOf(formatted))).toEqual(Object.keys(routesOf(text)));
        expect(formatManifest(formatted)).toBe(formatted);
      }),
    );
  });
});

function routesOf(text: string): Record<string, { methods: string[] }> {
  return (JSON.parse(text) as { routes: Record<string, { methods: string[] }> }).routes;
}

/** Methods are a set: their order is the layout's. */
function sortedMethods(value: { routes: Record<string, { methods: string[] }> }): unknown {
  const routes = Object.entries(value.routes).map(([name, route]) => [
    name,
    { ...route, methods: route.methods.toSorted() },
  ]);
  return { ...value, routes: Object.fromEntries(routes) as unknown };
}
