import { RequestError } from './error.ts';

/** Values of a template's placeholders; an absent one is a section that is left out. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

/**
 * Fills a template: `{{name}}` is the value; `{{#name}}…{{/name}}` stands where there is one, `{{^name}}…{{/name}}`
 * where there is none. A line that holds the mark of a section alone vanishes. `file` is for errors. Throws
 * `RequestError`.
 */
export function fillTemplate(template: string, values: TemplateValues, file: string): string {
  const valueOf = (name: string): string | undefined => {
    if (Object.hasOwn(values, name)) return values[name];
    const known = Object.keys(values).map((key) => `{{${key}}}`);
    throw new RequestError(`${file}: nothing is known as {{${name}}}; there are ${known.join(', ')}.`);
  };
  const text = template.replaceAll('\r\n', '\n').replace(MARK_LINE, '$1');
  const chosen = text.replace(SECTION, (_whole, kind: string, name: string, body: string) =>
    (valueOf(name) !== undefined) === (kind === '#') ? body : '',
  );
  return chosen.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => valueOf(name) ?? '');
}

const MARK_LINE = /^[ \t]*(\{\{[#^/]\w+\}\})[ \t]*\n/gm;
const SECTION = /\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}/g;
