import { describe, expect, it } from 'vitest';
import { isPageUseful, operationPageGroups, type OperationPageName } from '#domain/operation/pages.ts';
import { operationPhases, operationStates } from '#domain/operation/states.ts';

const allPages: readonly OperationPageName[] = Object.values(operationPageGroups).flat();
const shown = (state: (typeof operationStates)[number]): readonly OperationPageName[] =>
  allPages.filter((page) => isPageUseful(page, state));

describe('pages of an operation by its state', () => {
  it('stand in one group each', () => {
    expect(new Set(allPages).size).toBe(allPages.length);
  });

  it('keep what an opportunity has no use for out of its way', () => {
    expect(shown('sourcing')).toEqual([
      'show',
      'projects',
      'estimations',
      'simulations',
      'visits',
      'urban',
      'offers',
      'financing',
      'share',
      'terminate',
      'edit',
    ]);
  });

  it('only ever grow until the end of the sale', () => {
    const open = operationPhases.filter((phase) => phase !== 'closed');
    for (const [rank, phase] of open.slice(1).entries()) {
      const before = shown(open[rank] ?? 'sourcing');
      expect(shown(phase), phase).toEqual(expect.arrayContaining([...before]));
    }
    expect(shown('selling')).toEqual(allPages);
  });

  it('leave no way to sell what was given up, and none to advertise what is sold', () => {
    expect(shown('abandoned')).not.toContain('notarySales');
    expect(shown('abandoned')).not.toContain('broadcast');
    expect(shown('closed')).toContain('notarySales');
    expect(shown('closed')).not.toContain('broadcast');
  });

  it.each(operationStates)('always give overview, figures and record (%s)', (state) => {
    expect(shown(state)).toEqual(expect.arrayContaining(['show', 'simulations', 'edit', 'terminate']));
  });
});
