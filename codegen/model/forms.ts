const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The method that a form of a route means; `undefined` for a route that only reads. */
export function formMethod(route: { readonly methods: readonly string[] }): string | undefined {
  return CHANGING.find((method) => route.methods.includes(method));
}

/** Name of the export that gives the target of a form. */
export function formName(builderName: string): string {
  return `${builderName.replace(/_$/, '')}Form`;
}
