/** A French commune of today, as the official geographic code has it. */
export interface Commune {
  inseeCode: string;
  name: string;
  postalCodes: string[];
  departmentCode: string;
  departmentName: string;
}

/** Finds communes by what people type: a name, the beginning of one, or a postcode. */
export interface CommuneDirectory {
  /** The best matches first, at most `limit`; none for an empty text. */
  search(text: string, limit: number): Promise<Commune[]>;
  byInsee(code: string): Promise<Commune | null>;
  /** A commune with its population (0 where it is not known) and its place by it in its department. */
  ranking(code: string): Promise<CommuneRanking | null>;
}

/** How a commune stands among those of its department. */
export interface CommuneRanking {
  commune: Commune;
  population: number;
  /** 1 for the most populous. */
  rank: number;
  count: number;
  /** Of all communes of the department, and of the whole list. */
  departmentPopulation: number;
  country: { population: number; count: number };
}

/** A commune with what orders the answers. */
export interface CommuneEntry extends Commune {
  population: number;
}
