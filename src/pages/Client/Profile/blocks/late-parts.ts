import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { FiguresBandProps } from './FiguresBand.tsx';
import type { PicturePartProps } from './PicturePart.tsx';
import type { ShareholdersProps, YearlyProps } from './ProfileLines.tsx';

/** The figures of a profile: their explanations come after the page. */
export const FiguresBand = lazyPart<FiguresBandProps>(
  async () => (await import('./FiguresBand.tsx')).FiguresBand,
);

/** Logo or portrait, below the form. */
export const PicturePart = lazyPart<PicturePartProps>(
  async () => (await import('./PicturePart.tsx')).PicturePart,
);

/** Tables of lines, which the rest of the form does without. */
export const MoneyLines = lazyPart<YearlyProps>(async () => (await import('./ProfileLines.tsx')).MoneyLines, {
  isUrgent: true,
});

export const GovernanceLines = lazyPart<ShareholdersProps>(
  async () => (await import('./ProfileLines.tsx')).GovernanceLines,
  { isUrgent: true },
);
