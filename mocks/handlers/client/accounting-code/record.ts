import * as z from 'zod';
import { channels } from '#contracts/realtime/channels.ts';
import {
  accountKinds,
  accountNatures,
  accountOrigins,
  accountSides,
  accountVatDefaults,
} from '#domain/accounting/code.ts';
import { accountingCode as index } from '#generated/routes/client.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import { accountingCodes } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';

const columns = z.object({
  code: z.string().max(8),
  label: z.string().max(120),
  parentCode: z.string().max(8).nullable(),
  kind: z.enum(accountKinds),
  nature: z.enum(accountNatures),
  vatDefault: z.enum(accountVatDefaults).nullable(),
  side: z.enum(accountSides),
  isOperationRequired: z.boolean(),
  isActive: z.boolean(),
  origin: z.enum(accountOrigins),
});

/** Tells those who keep the books, and those who look at the chart. */
export const announceAccounts = (context: ClientContext, changed: readonly { id: string }[]): void => {
  const { tenant, user } = context.actor;
  broadcast(context, [channels.finance(tenant.id), channels.tenant(tenant.id)], 'accounting.changed', {
    ids: changed.map(({ id }) => id),
    by: user.id,
  });
};

/** An account of a company: its own, or what it calls one of the platform's. */
export const companyAccount = defineRecord<typeof accountingCodes, z.output<typeof columns>>({
  type: 'accounting-code',
  area: 'accounting',
  table: accountingCodes,
  payload: columns,
  label: ({ code, label }) => `${code} ${label}`,
  messages: accountMessages,
  href: () => index(),
  listHref: () => index(),
  isEditedInList: true,
  unique: { accounting_codes_code: { field: 'code', text: 'accountTaken' } },
  announce: announceAccounts,
});

export const companyAccountBin = recordBin(companyAccount);
