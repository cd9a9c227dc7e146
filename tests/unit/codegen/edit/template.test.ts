import { describe, expect, test } from 'vitest';
import { RequestError } from '#codegen/edit/error.ts';
import { pageNames } from '#codegen/edit/page-names.ts';
import { fillTemplate } from '#codegen/edit/template.ts';

describe('templates', () => {
  test('fill placeholders and keep or drop sections with their lines', () => {
    const template =
      'a {{name}}\n{{#contract}}\nwith {{contract}}\n{{/contract}}\n{{^contract}}\nwithout\n{{/contract}}\nb{{#name}}!{{/name}}\n';
    expect(fillTemplate(template, { name: 'N', contract: 'C' }, 't')).toBe('a N\nwith C\nb!\n');
    expect(fillTemplate(template, { name: 'N', contract: undefined }, 't')).toBe('a N\nwithout\nb!\n');
  });

  test('a placeholder that nobody fills is an error that names the file and those there are', () => {
    const fill = (): string => fillTemplate('{{nmae}}', { name: 'N' }, 'page.tsx.txt');
    expect(fill).toThrow(RequestError);
    expect(fill).toThrow('page.tsx.txt: nothing is known as {{nmae}}; there are {{name}}.');
  });

  test('a value that looks like a placeholder stays as it is', () => {
    expect(fillTemplate('{{a}}', { a: '$& {{b}}', b: 'x' }, 't')).toBe('$& {{b}}');
  });

  test('names of a page', () => {
    expect(pageNames('Client/FinanceKpi')).toEqual({
      component: 'FinanceKpi',
      unique: 'ClientFinanceKpi',
      variable: 'clientFinanceKpi',
      title: 'Finance kpi',
      contract: 'client/finance-kpi',
    });
  });
});
