import { use, type CSSProperties, type ReactNode } from 'react';
import { PrintPartContext } from './part-context.ts';

interface PartHeadingProps {
  readonly id?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * The heading of a paper: the first of its page by itself or at the head of a file, else one under the file’s; within a
 * file it is called as the file calls it.
 */
export function PartHeading({ children, ...heading }: PartHeadingProps) {
  const part = use(PrintPartContext);
  const text = part?.title ?? children;
  return part === null || part.isLead ? <h1 {...heading}>{text}</h1> : <h2 {...heading}>{text}</h2>;
}
