/** A text as it was written, line for line: a mail, a log. */
export function PlainText({ children }: { readonly children: string }) {
  return <pre className="font-mono text-table wrap-anywhere whitespace-pre-wrap">{children}</pre>;
}
