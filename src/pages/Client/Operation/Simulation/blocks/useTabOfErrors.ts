import { useEffect, useRef } from 'react';
import type { SimulationTab } from '#domain/simulation/study/form-tabs.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';

/** Where a field of a simulation is typed in. */
function tabOf(field: string): SimulationTab {
  const [name = ''] = field.split('.');
  if (name.endsWith('Lines')) return 'depenses';
  if (name === 'lots' || name === 'otherRevenues') return 'recettes';
  if (/^(equity|injections|loan|draws|otherLoans|guarantee)/.test(name)) return 'financement';
  const isPlanning =
    /^(works|retention|reception|situations|foundations|watertight|halfWorks|completion|delivery)/;
  return isPlanning.test(name) ? 'planning' : 'hypotheses';
}

/** Opens the tab of the first field that is refused, once for each refusal. */
export function useTabOfErrors(
  errors: readonly { readonly name: string }[],
  tab: SimulationTab,
  hrefOf: (tab: SimulationTab) => string,
): void {
  const navigate = useNavigate();
  const lastErrors = useRef('');
  const fields = errors.map(({ name }) => name).filter((name) => name !== 'base' && name !== 'version');
  const names = fields.join(' ');
  useEffect(() => {
    if (names === lastErrors.current) return;
    lastErrors.current = names;
    const [first] = fields;
    if (first === undefined || fields.some((field) => tabOf(field) === tab)) return;
    void navigate(hrefOf(tabOf(first)));
  });
}
