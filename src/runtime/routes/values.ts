const formats = new Map<string, RegExp>();

/** The expression that a whole value must match, compiled once per source. */
export function wholeFormat(source: string): RegExp {
  const known = formats.get(source);
  if (known) return known;
  const compiled = new RegExp(`^(?:${source})$`, 'su');
  formats.set(source, compiled);
  return compiled;
}
