/** What of the database a person of a company may reach. */
export interface TenantBorder {
  /** The company. */
  readonly tenantId: string;
  /** Ids of the only operations open to the person; null when all of the company's are. */
  readonly assignedOperationIds: readonly string[] | null;
}

/** A query that would leave the company, or that the border cannot read: a fault of ours, never of the person. */
export class BorderError extends Error {
  override readonly name = 'BorderError';
}
