/** A uri or domain whose parameters have names that the manifest takes. */
export interface CleanedTemplate {
  readonly text: string;
  /** Names in the result. */
  readonly names: readonly string[];
  /** Names that carry a key of their own: `{post:slug}`. */
  readonly bound: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/** A name of letters, digits and `_` that does not begin with a digit. */
export function cleanParameter(name: string): string {
  const cleaned = name.replace(/\W/g, '_');
  return /^\d/.test(cleaned) ? `_${cleaned}` : cleaned;
}

/** Renames the parameters of a uri or domain where it must; braces without a name stay. */
export function cleanTemplate(template: string): CleanedTemplate {
  const names: string[] = [];
  const bound: string[] = [];
  const renamed: { from: string; to: string }[] = [];
  const text = template.replace(
    /\{([^{}:?]+)(:\w+)?(\?)?\}/g,
    (_whole, from: string, key = '', mark = '') => {
      const to = cleanParameter(from.trim());
      names.push(to);
      if (key !== '') bound.push(to);
      if (to !== from) renamed.push({ from, to });
      return `{${to}${key}${mark}}`;
    },
  );
  return { text, names, bound, renamed };
}
