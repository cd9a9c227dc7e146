import type { ReactNode } from 'react';

export type ProseProps =
  | { readonly children: ReactNode }
  /** As the server sanitised it when it was saved: tags and attributes of a short list only. */
  | { readonly html: string };

/**
 * A text that is read: paragraphs, titles and lists, no wider than its lines are easily read.
 *
 *     <Prose html={description} />
 *     <Prose><ol><li>…</li></ol></Prose>
 */
export function Prose(props: ProseProps) {
  return 'html' in props ? (
    <div className="prose" dangerouslySetInnerHTML={{ __html: props.html }} />
  ) : (
    <div className="prose">{props.children}</div>
  );
}
