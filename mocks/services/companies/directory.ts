import type { LegalForm } from './legal-form.ts';

/** Who acts for a company, as the register tells it. */
export interface CompanyOfficer {
  readonly name: string;
  readonly role: string;
}

/** A company as a public register tells it; texts are empty, the others null, where it says nothing. */
export interface FoundCompany {
  readonly siren: string;
  /** Of the establishment that was asked for, else of the seat. */
  readonly siret: string | null;
  readonly name: string;
  readonly legalForm: LegalForm | null;
  /** Activity, as `68.10Z`. */
  readonly ape: string;
  readonly createdOn: string | null;
  /** False once it has ceased. */
  readonly isActive: boolean;
  readonly addressLine: string;
  readonly addressLine2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly inseeCode: string;
  readonly officers: readonly CompanyOfficer[];
}

/** Finds companies by name, SIREN or SIRET. */
export interface CompanyDirectory {
  /** Invented companies of the demonstration, and no register. */
  readonly isDemonstration: boolean;
  /**
   * The best matches first, at most `limit`.
   *
   * @throws CompanyDirectoryError when the register does not answer, or not in its form
   */
  search(text: string, limit: number): Promise<readonly FoundCompany[]>;
}

/** The register of companies did not answer, or in another form than it is read in. */
export class CompanyDirectoryError extends Error {
  override readonly name = 'CompanyDirectoryError';
}
