import type { Method } from './types.ts';

/** Attributes of a `<form>`. */
export interface FormTarget {
  readonly action: string;
  readonly method: 'get' | 'post';
}

/** Methods a form can stand for. */
export type FormMethod = Exclude<Method, 'HEAD' | 'OPTIONS'>;

/**
 * Where a form goes. Browsers know `GET` and `POST` only, so the others are a `POST` whose query tells the
 * method in `_method`, which the server reads there. A form with `get` replaces the query of its action by
 * its fields: give what must stay as hidden fields.
 */
export function formTarget(method: FormMethod, href: string): FormTarget {
  if (method === 'GET') return { action: href, method: 'get' };
  if (method === 'POST') return { action: href, method: 'post' };
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  const mark = address.includes('?') ? '&' : '?';
  return { action: `${address}${mark}_method=${method}${fragment}`, method: 'post' };
}

/** The builder of a form's target: takes what the route's builder takes. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the annotation of what is exported
export function defineForm<Form extends (...values: never[]) => FormTarget>(
  build: (...values: never[]) => string,
  method: FormMethod,
): Form {
  const target = (...values: never[]): FormTarget => formTarget(method, build(...values));
  return target as Form;
}
