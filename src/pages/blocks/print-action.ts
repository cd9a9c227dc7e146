import { Printer } from 'lucide-react';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import type { Action } from '#ui/actions/action.ts';

/** A paper that can be opened from a page. */
export interface PaperChoice {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** The way from a page to its papers, each in a tab of its own: one button for one, a menu for several. */
export function printAction(
  id: string,
  label: string,
  papers: readonly (PaperChoice | false)[],
): Action | false {
  const known = papers.filter((paper) => paper !== false);
  const [first, ...others] = known;
  if (first === undefined) return false;
  const action = { id, label, place: 'page', icon: Printer } as const;
  if (others.length === 0) return { ...action, run: () => openInNewTab(first.href), words: [first.label] };
  return {
    ...action,
    choices: known.map(({ href, ...choice }) => ({ ...choice, run: () => openInNewTab(href) })),
  };
}
