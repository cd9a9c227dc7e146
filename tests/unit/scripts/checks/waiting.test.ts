import { expect, test } from 'vitest';
import { waitingFaults } from '#scripts/checks/waiting.ts';
import { readImportGraph } from '#scripts/lib/import-graph.ts';
import { madeTree, moduleText } from '#tests/support/made-tree.ts';

test('what no page uses must stand in the list with its date, and what is used again must not', () => {
  const root = madeTree({
    'src/pages/Sale.tsx': moduleText(2, '#ui/Table.tsx'),
    'src/ui/Table.tsx': moduleText(1),
    'src/ui/Board.tsx': moduleText(2, './card.ts'),
    'src/ui/card.ts': moduleText(1),
    'src/kit/Boards.tsx': moduleText(2, '#ui/Board.tsx'),
    'tests/unit/board.test.ts': moduleText(2, '#ui/Board.tsx'),
  });
  const graph = readImportGraph(root);
  const faultsOf = (...lines: string[]) => waitingFaults(`# why\n${lines.join('\n')}\n`, graph);
  expect(faultsOf('2026-11-24 src/ui/Board.tsx', '2026-11-24 src/ui/card.ts')).toEqual([]);
  expect(faultsOf('2026-11-24 src/ui/Board.tsx')).toEqual([
    'inutilisé et absent de la liste : src/ui/card.ts',
  ]);
  expect(
    faultsOf('2026-11-24 src/ui/Board.tsx', '2026-11-24 src/ui/card.ts', '2026-11-24 src/ui/Table.tsx'),
  ).toEqual(['employé ou disparu, à ôter de la liste : src/ui/Table.tsx']);
  expect(faultsOf('src/ui/Board.tsx', '2026-11-24 src/ui/card.ts')).toEqual(['sans date : src/ui/Board.tsx']);
});

test('a thread of its own, which is named by its address, is in use', () => {
  const root = madeTree({
    'src/pages/Sale.tsx': moduleText(2, '#ui/fit-thread.ts'),
    'src/ui/fit-thread.ts': "new Worker(new URL('./fit-worker.ts', import.meta.url));\n",
    'src/ui/fit-worker.ts': moduleText(1),
  });
  expect(waitingFaults('', readImportGraph(root))).toEqual([]);
});
