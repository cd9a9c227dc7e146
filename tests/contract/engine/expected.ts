/** What must come of a request. */
export type Expected =
  /** 200 with this page. */
  | { readonly kind: 'page'; readonly component: string }
  /** 200 with this media type. */
  | { readonly kind: 'data'; readonly contentType: string }
  /** The error page, or a bare status where no page was asked for. */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 404 | 410 | 419 }
  /** 303 to the sign-in of the area, or to what has to be done before going on. */
  | { readonly kind: 'sign-in'; readonly href: string }
  /** 303 back to a page that shows a text at this field. */
  | { readonly kind: 'error'; readonly field: string }
  /** 303 to another page: what an action answers, and a way elsewhere. */
  | { readonly kind: 'elsewhere' };

export const page = (component: string): Expected => ({ kind: 'page', component });
export const data = (contentType: string): Expected => ({ kind: 'data', contentType });
export const refused = (status: 401 | 403 | 404 | 410 | 419): Expected => ({ kind: 'refused', status });
export const signIn = (href: string): Expected => ({ kind: 'sign-in', href });
export const error = (field: string): Expected => ({ kind: 'error', field });
export const elsewhere: Expected = { kind: 'elsewhere' };

/** In French, for the reports. */
export function describeExpected(expected: Expected): string {
  switch (expected.kind) {
    case 'page':
      return `200, page ${expected.component}`;
    case 'data':
      return `200, ${expected.contentType}`;
    case 'refused':
      return String(expected.status);
    case 'sign-in':
      return `303 vers ${expected.href}`;
    case 'error':
      return `303, puis une page avec un message sur « ${expected.field} »`;
    case 'elsewhere':
      return '303 vers une page';
  }
}
