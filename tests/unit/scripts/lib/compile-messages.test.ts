import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import format from 'icu-minify/format';
import { describe, expect, test } from 'vitest';
import { intlTag } from '#runtime/locale/locale.ts';
import { translate, type MessageTree } from '#runtime/locale/messages.ts';
import { compileText } from '#scripts/lib/compile-messages.ts';

const folder = new URL('../../../../src/messages/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !readFileSync(join(folder, file), 'utf8').includes('fill.ts'));

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Every text of a tree, however deep. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

/** A value for each argument and a function for each tag that a text names. */
function valuesFor(text: string, count: number): Record<string, number | Date | typeof marked> {
  const names = [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)].map(([, name = '', kind]) => [
    name,
    kind === 'date' ? new Date('2026-11-20T08:00:00Z') : count,
  ]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, marked]);
  return Object.fromEntries([...names, ...tags]);
}
const marked = (chunks: unknown): string => `[${[chunks].flat().join('')}]`;

describe.each(['fr', 'en'] as const)('a text that the build took apart reads as before, in %s', (locale) => {
  test.each(files)('%s', async (file) => {
    const module = (await import(join(folder, file))) as { fr?: MessageTree; en?: MessageTree };
    for (const text of textsOf(module[locale]).filter((each) => /[{<]/.test(each))) {
      for (const count of [0, 1, 2, 12_345]) {
        const values = valuesFor(text, count);
        const whole = translate(locale, { fr: { text }, en: { text } }).rich('text', values);
        const parts = format(compileText(text), intlTag(locale), values, {
          formatters,
          timeZone: 'Europe/Paris',
        });
        expect([parts].flat().join('')).toBe([whole].flat().map(String).join(''));
      }
    }
  });
});
