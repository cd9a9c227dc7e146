declare module 'fast-formula-parser' {
  export interface FormulaPlace {
    readonly sheet: string;
    readonly row: number;
    readonly col: number;
  }
  export interface FormulaRange {
    readonly sheet: string;
    readonly from: { readonly row: number; readonly col: number };
    readonly to: { readonly row: number; readonly col: number };
  }
  export interface FormulaSource {
    readonly onCell: (place: FormulaPlace) => unknown;
    readonly onRange: (range: FormulaRange) => readonly (readonly unknown[])[];
    readonly functions?: Readonly<Record<string, (...given: { readonly value: unknown }[]) => unknown>>;
  }
  /** Reads spreadsheet formulas; columns and rows count from 1. */
  export default class FormulaParser {
    constructor(source: FormulaSource);
    parse(formula: string, place: FormulaPlace): unknown;
  }
}
