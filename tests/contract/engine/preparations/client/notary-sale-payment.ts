import { at, textAt, type JsonObject } from '../../json.ts';
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

type CallParameters = Readonly<Record<'operation' | 'notarySale' | 'payment', string>>;

/** A call that is late where there is one, else any that was made or is to come, of the sale that has it. */
async function knownCall(kit: Kit): Promise<CallParameters> {
  const operation = await kit.idOf('operation');
  const first = await kit.idOf('notarySale');
  const rows = async (notarySale: string, name: string) =>
    (at(await kit.props(page, { operation, notarySale }), name) ?? []) as JsonObject[];
  const late = ({ lateDays }: JsonObject): boolean => Number(lateDays) > 0;
  const sales = await rows(first, 'sales');
  const signed = sales.filter(({ deedOn, status }) => deedOn !== null && status !== 'cancelled');
  const sale = signed.find(late) ?? signed[0];
  const notarySale = sale === undefined ? first : textAt(sale, 'id');
  const calls = (await rows(notarySale, 'calls')).filter(({ id }) => id !== null);
  const call = calls.find(late) ?? calls[0];
  return { operation, notarySale, payment: call === undefined ? '' : textAt(call, 'id') };
}

const overVersion = {
  from: page,
  parameters: knownCall,
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
  [`${page}.consign`]: { from: page, parameters: knownCall, isReading: true, untried: needsState },
  [`${page}.release`]: { from: page, parameters: knownCall, isReading: true, untried: needsState },
  [`${page}.letter`]: { parameters: knownCall, isReading: true },
  [`${page}.remind`]: overVersion,
  [`${page}.reschedule`]: overVersion,
  [`${page}.receipt.store`]: overVersion,
  [`${page}.receipt.destroy`]: { from: page, untried: needsState },
};
