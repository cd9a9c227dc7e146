import { formMethod, formName } from '../model/forms.ts';
import type { RouteModel } from '../model/model.ts';
import { constant } from './declarations.ts';
import { quote } from './print.ts';
import { signature, type QueryTypes } from './signature.ts';

/** The target of a plain form, beside the builder of a route that changes something; none for the others. */
export function formTexts(route: RouteModel, queries: QueryTypes): string[] {
  const method = formMethod(route);
  if (method === undefined) return [];
  const name = formName(route.exportName);
  const type = signature(route, queries, 'FormTarget', `export const ${name}:  =`.length);
  const text = constant({
    doc: [`\`action\` and \`method\` of a plain form for ${route.name}, which answers to ${method}.`],
    name,
    type,
    value: `${type.includes('\n') ? '' : '\n  '}/* @__PURE__ */ defineForm(${route.exportName}, ${quote(method)})`,
  });
  return [text];
}
