import readExcel from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { threadWorkbooks } from '#mocks/hosts/workbooks/thread-workbooks.ts';
import type { Sheet } from '#mocks/server/downloads/sheet.ts';

const sheet = (count: number): Sheet => ({
  name: 'Lots',
  columns: [
    { label: 'Nom', kind: 'text' },
    { label: 'Prix', kind: 'money' },
  ],
  lines: Array.from({ length: count }, (_, index) => [`Lot ${index}`, index * 100]),
});

test.each([3, 1201])('a workbook of %i lines is whole, and in their order', async (count) => {
  const bytes = await threadWorkbooks(sheet(count));
  const [first] = await readExcel(bytes.buffer);
  const [head, ...lines] = first?.data ?? [];
  expect([first?.sheet, head]).toEqual(['Lots', ['Nom', 'Prix']]);
  expect(lines).toEqual(Array.from({ length: count }, (_, index) => [`Lot ${index}`, index]));
});

test('what no workbook can hold is told, in a thread as well', async () => {
  const { columns, lines } = sheet(1201);
  const broken = { name: 'Lots', columns, lines: [...lines, ['x', () => 0]] } as unknown as Sheet;
  await expect(threadWorkbooks(broken)).rejects.toThrow('could not be cloned');
});
