/** A text in the two languages of the platform. */
export interface ExplainedText {
  readonly fr: string;
  readonly en: string;
}

/** A value of a calculation, as the domain writes it and as it comes over the wire. */
export type ExplainedValue =
  | { readonly unit: 'cents' | 'number' | 'days' | 'months' | 'm2'; readonly value: number | null }
  /** A rate is decimal text, `0.0460`; a day `YYYY-MM-DD`, a month `YYYY-MM`. */
  | { readonly unit: 'rate' | 'day' | 'month'; readonly value: string | null }
  | { readonly unit: 'text'; readonly value: ExplainedText };

/** A figure, told: what `explain` of the domain gives, with or without its types. */
export interface Explained {
  readonly label: ExplainedText;
  readonly formula: ExplainedText;
  readonly figure: ExplainedValue;
  readonly inputs: readonly { readonly name: ExplainedText; readonly figure: ExplainedValue }[];
  /** Article or text that decides it. */
  readonly source: string | null;
  /** Practice that no text sets. */
  readonly isUnverified: boolean;
}
