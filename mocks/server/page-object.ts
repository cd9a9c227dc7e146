/** A page as the protocol carries it. */
export interface PageObject {
  component: string;
  props: Record<string, unknown>;
  url: string;
  version: string | null;
}
