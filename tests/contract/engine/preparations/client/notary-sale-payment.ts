import { at, type JsonObject } from '../../json.ts';
import type { Parameters } from '../../records/discovery.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.notary.sale.payment';
const needsState = 'il faut un appel dans un état précis : tests/contract/notary-sale-payment.test.ts';

/** The version of the call that the address names. */
async function versionOf(
  kit: Kit,
  { operation = '', notarySale = '', payment }: Parameters,
): Promise<number> {
  const calls = (at(await kit.props(page, { operation, notarySale }), 'calls') ?? []) as JsonObject[];
  return Number(calls.find(({ id }) => id === payment)?.['version'] ?? 1);
}

/** A call that is late, of the sale that has it. */
async function lateCall(kit: Kit): Promise<Parameters> {
  const operation = await kit.idOf('operation');
  const first = await kit.idOf('notarySale');
  const rows = async (notarySale: string, name: string) =>
    (at(await kit.props(page, { operation, notarySale }), name) ?? []) as JsonObject[];
  const late = (all: readonly JsonObject[]) => all.find(({ lateDays }) => Number(lateDays) > 0);
  const notarySale = String(late(await rows(first, 'sales'))?.['id'] ?? first);
  const calls = await rows(notarySale, 'calls');
  const call = late(calls) ?? calls.find(({ id }) => id !== null);
  return { operation, notarySale, payment: String(call?.['id'] ?? '') };
}

const overVersion = {
  from: page,
  parameters: lateCall,
  isReading: true,
  payload: async (kit: Kit, parameters: Parameters, example: JsonObject) => ({
    ...example,
    version: await versionOf(kit, parameters),
  }),
} as const;

/** What the engine must do before it tries the routes of calls for funds. */
export const notarySalePaymentPreparations: Preparations = {
  [`${page}.call`]: { from: page, untried: needsState, isRecordless: true },
  [`${page}.call-all`]: { from: page, untried: needsState, isRecordless: true },
  [`${page}.template`]: { from: page, untried: needsState },
  [`${page}.consign`]: { from: page, untried: needsState },
  [`${page}.release`]: { from: page, untried: needsState },
  [`${page}.remind`]: overVersion,
  [`${page}.reschedule`]: overVersion,
  [`${page}.receipt.store`]: overVersion,
  [`${page}.receipt.destroy`]: { from: page, untried: needsState },
};
