import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { openApiText } from '#scripts/lib/openapi/write.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: { pattern?: string } }[];
  security: Record<string, string[]>[];
  responses: Record<string, unknown>;
}

const document = JSON.parse(openApiText()) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the OpenAPI document', () => {
  test('is one, by the schema of version 3.1, and all its references lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(openApiText()) as Record<string, unknown>);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
  });

  test('is the same each time', () => {
    expect(openApiText()).toBe(openApiText());
  });

  test('tells every route of the manifest, with the format of each parameter', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      routeTable.map(({ name }) => name).toSorted(),
    );
    expect(operationOf('client.operation.show')?.parameters).toContainEqual({
      name: 'operation',
      in: 'path',
      required: true,
      schema: { type: 'string', pattern: '^(?:[0-9a-hjkmnp-tv-z]{26})$' },
    });
  });

  test('asks for a session where the area does, and for the token where something changes', () => {
    expect(operationOf('client.operation.show')?.security).toEqual([{ session: [] }]);
    expect(operationOf('client.operation.update')?.security).toEqual([{ session: [], xsrf: [] }]);
    expect(operationOf('login.store')?.security).toEqual([{ xsrf: [] }]);
    expect(operationOf('login')?.security).toEqual([{}]);
  });
});
