import { accessPreparations } from './access.ts';
import { accountPreparations } from './account.ts';
import { binPreparations } from './bin.ts';
import { contactPreparations } from './client/contact.ts';
import { operationPreparations } from './client/operation.ts';
import { supplierPreparations } from './client/supplier.ts';
import { userPreparations } from './client/user.ts';
import { visitPreparations } from './client/visit.ts';
import { personalPreparations } from './personal.ts';
import type { Preparations } from './preparation.ts';

/** All preparations. A group of routes has its file here, at the path of its handlers. */
export const preparations: Preparations = {
  ...accessPreparations,
  ...accountPreparations,
  ...binPreparations,
  ...contactPreparations,
  ...operationPreparations,
  ...personalPreparations,
  ...supplierPreparations,
  ...visitPreparations,
  ...userPreparations,
};
