export interface GoOptions {
  readonly replace?: boolean | undefined;
  readonly preserveScroll?: boolean | undefined;
  /** False: the page starts with new component state. Default true. */
  readonly preserveState?: boolean | undefined;
  /** Crosses over to the next page, where the person has not asked for less motion. */
  readonly viewTransition?: boolean | undefined;
  /** The leave guard of an unsaved form does not ask. */
  readonly isUnguarded?: boolean | undefined;
}

/** The history, as the visitor needs it; the router in the browser, a variable in tests. */
export interface AddressBar {
  /** Path, query and hash of the page shown. */
  current(): string;
  /** Shows the page of an address; resolves when it is shown or its error is. */
  go(href: string, options?: GoOptions): Promise<void>;
}
