/** Somebody else saved the record meanwhile. */
export interface RecordConflict {
  /** Their name; empty when it is not known. */
  readonly by: string;
  /** When, ISO instant. */
  readonly at: string;
  /** Names of the fields that differ. */
  readonly fields: readonly string[];
}
