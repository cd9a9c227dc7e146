import type { LotState } from '#domain/lot/states.ts';
import type { OperationState } from '#domain/operation/states.ts';
import type { ContactRole } from '#domain/relation/contact.ts';
import type { NewLot } from '../schema/lots.ts';
import type { NewOperation } from '../schema/operations.ts';

/** Companies whose operations the demonstration tells in full. */
export type TenantKey = 'T1' | 'T2';

/** All companies: the others give the platform and their brand something to count. */
export type CompanyKey = TenantKey | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9';

/** A first name and a last name as one key, e.g. `hugo.lartigue`: the local part of the address. */
export type PersonKey = string;

export interface ContactSeed {
  /** Unique in the company, e.g. `seller-1`. */
  key: string;
  role: ContactRole;
  /** « M. Roland Vigier », or what several people are called together: « Consorts Dubernet ». */
  displayName: string;
  companyName?: string;
  city: string;
  /** Made from the name where it is left out. */
  email?: string;
  mobile?: string;
  /** The contact that it was entered a second time for: they have the town's postcode in common. */
  twinOf?: string;
}

/** A state and the day on which it was entered (ISO), with the reason where one is due. */
export interface StateSeed<State> {
  to: State;
  on: string;
  reason?: string;
  /** Entered by the system itself, not by a person. */
  isAutomatic?: boolean;
}

type LotColumns =
  | 'id'
  | 'tenantId'
  | 'operationId'
  | 'projectId'
  | 'status'
  | 'forSaleOn'
  | 'createdAt'
  | 'updatedAt'
  | 'createdBy';

/** A lot; its status is where its history ends, and it is for sale since it was first available. */
export interface LotSeed extends Omit<NewLot, LotColumns> {
  history: StateSeed<LotState>[];
}

export interface NoteSeed {
  by: PersonKey;
  /** UTC instant. */
  at: string;
  text: string;
}

type OperationColumns =
  | 'id'
  | 'tenantId'
  | 'status'
  | 'activeProjectId'
  | 'departmentCode'
  | 'managerId'
  | 'teamUserIds'
  | 'sellerContactId'
  | 'agentContactId'
  | 'ownerProfileId'
  | 'createdAt'
  | 'updatedAt'
  | 'createdBy';

/** An operation with what hangs on it; people and contacts by key, status where its history ends. */
export interface OperationSeed {
  tenant: CompanyKey;
  fields: Omit<NewOperation, OperationColumns>;
  manager: PersonKey;
  team: PersonKey[];
  seller?: string;
  agent?: string;
  ownerProfile?: string;
  /** UTC instant of the last change. */
  updatedAt: string;
  history: StateSeed<OperationState>[];
  lots: LotSeed[];
  notes: NoteSeed[];
}
