import type { PropFields } from './props/resolve-props.ts';

/** A page as the protocol carries it. */
export interface PageObject extends PropFields {
  component: string;
  props: Record<string, unknown>;
  url: string;
  version: string | null;
}
