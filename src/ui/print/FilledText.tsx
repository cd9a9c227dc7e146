import { Fragment, createElement, useMemo, type ReactNode } from 'react';
import { partsOf, type PlaceholderValues } from '#domain/offer/placeholders.ts';

interface FilledTextProps {
  /** HTML of the editor; tags that it does not make are passed over, their text kept. */
  readonly html: string;
  readonly values: PlaceholderValues;
}

const tags: ReadonlySet<string> = new Set([
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
]);

/** A formatted text with its placeholders filled in; those without a value are marked. */
export function FilledText({ html, values }: FilledTextProps) {
  const nodes = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body, values);
  }, [html, values]);
  return <div className="prose text-ink">{nodes}</div>;
}

/** A line of plain text, filled in the same way. */
export function FilledLine({ text, values }: { readonly text: string; readonly values: PlaceholderValues }) {
  return filled(text, values);
}

const childrenOf = (parent: Node, values: PlaceholderValues): ReactNode[] =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{drawn(node, values)}</Fragment>);

function drawn(node: Node, values: PlaceholderValues): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return filled(node.textContent ?? '', values);
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return <br />;
  // What the editor would drop is text of nobody's.
  if (tag === 'script' || tag === 'style') return null;
  const children = childrenOf(node, values);
  return tags.has(tag) ? createElement(tag, null, ...children) : children;
}

const filled = (text: string, values: PlaceholderValues): ReactNode =>
  partsOf(text, values).map((part, index) =>
    part.kind === 'blank' ? (
      <mark key={index} className="rounded-badge bg-warn-bg px-0.5 text-warn">
        {`{{${part.name}}}`}
      </mark>
    ) : (
      <Fragment key={index}>{part.kind === 'filled' ? part.value : part.text}</Fragment>
    ),
  );
