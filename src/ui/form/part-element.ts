import { focusField } from '../fields/ids.ts';

/** Id of the element of a section. */
export const partElementId = (id: string): string => `part-${id}`;

/** Goes to a section: to its first wrong field, or to its first field, or to its title. */
export function goToPart(id: string, wrongField: string | undefined): void {
  if (wrongField !== undefined && focusField(wrongField)) return;
  const part = document.getElementById(partElementId(id));
  const target = part?.querySelector<HTMLElement>(
    'input:not([type="hidden"]):not([type="file"]):not(:disabled), textarea, button, [tabindex="0"]',
  );
  target?.focus({ preventScroll: true });
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'start', behavior: isReduced ? 'auto' : 'smooth' });
}
