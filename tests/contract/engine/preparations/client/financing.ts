import { exampleLoan, storeDrawdown, storeGuarantee } from '#contracts/client/operation/financing/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type LoanParameters = Readonly<Record<'operation' | 'loan', string>>;

const create = 'client.operation.financing.create';
const index = 'client.operation.financing.index';
const edit = 'client.operation.financing.edit';

/** A lender that the form of a new loan proposes. */
async function lenderBy(kit: Kit, operation: string): Promise<string> {
  return textAt(await kit.props(create, { operation }), 'choices.lenders.0.id');
}

/** A draft of the person. */
async function draftBy(kit: Kit, given: object = {}): Promise<LoanParameters> {
  const operation = await kit.idOf('operation');
  const payload = { ...exampleLoan, lenderContactId: await lenderBy(kit, operation), ...given };
  const props = await kit.act('client.operation.financing.store', { operation }, payload);
  return { operation, loan: textAt(props, 'form.record.id') };
}

/** A loan that is signed without a guarantee, and may be drawn from 16 November on. */
async function signedBy(kit: Kit): Promise<LoanParameters> {
  const loan = await draftBy(kit, { firstDrawOn: '2026-11-16', sweepRateBps: null });
  const days = [
    ['requested', '2026-11-02'],
    ['agreed', '2026-11-05'],
    ['offered', '2026-11-09'],
    ['accepted', '2026-11-12'],
    ['signed', '2026-11-16'],
  ] as const;
  for (const [rank, [to, on]] of days.entries()) {
    const payload = { version: rank + 1, to, on, reason: '', isWithoutGuarantee: true };
    await kit.act('client.operation.financing.transition', loan, payload);
  }
  return loan;
}

/** A drawdown of such a loan, asked of the bank where `isRequested`. */
async function drawdownBy(kit: Kit, isRequested: boolean) {
  const { operation, loan } = await signedBy(kit);
  const payload = { ...storeDrawdown.example, loanId: loan, plannedOn: '2026-11-18' };
  await kit.act('client.operation.financing.drawdown.store', { operation }, payload);
  const drawdown = textAt(await kit.props(edit, { operation, loan }), 'drawdowns.0.id');
  const parameters = { operation, drawdown };
  if (isRequested) {
    const request = { version: 1, requestedOn: '2026-11-17' };
    await kit.act('client.operation.financing.drawdown.request', parameters, request);
  }
  return { ...parameters, loan };
}

/** A loan of which something is owed. */
async function owedBy(kit: Kit): Promise<LoanParameters> {
  const { operation, drawdown, loan } = await drawdownBy(kit, true);
  const release = { version: 2, releasedOn: '2026-11-18', amountCents: 1_000_000, transactionId: 'VIR 1' };
  await kit.act('client.operation.financing.drawdown.release', { operation, drawdown }, release);
  return { operation, loan };
}

async function repaymentBy(kit: Kit) {
  const loan = await owedBy(kit);
  const version = at(await kit.props(edit, loan), 'form.record.version') ?? 1;
  const payload = { version, on: '2026-11-19', cents: 100_000 };
  await kit.act('client.operation.financing.prepay', loan, payload);
  return { ...loan, repayment: textAt(await kit.props(edit, loan), 'schedule.repayments.0.id') };
}

/** The last of a list of the page, made first. */
const madeBy =
  (name: 'guarantee' | 'injection', list: string, store: keyof Preparations, payload?: JsonObject) =>
  async (kit: Kit) => {
    const operation = await kit.idOf('operation');
    await kit.act(store, { operation }, payload);
    const rows = (at(await kit.props(index, { operation }), list) ?? []) as JsonObject[];
    return { operation, [name]: textAt(rows.at(-1) ?? {}, 'id') };
  };

const withLender = {
  payload: async (kit: Kit, _: unknown, example: JsonObject) => ({
    ...example,
    lenderContactId: await lenderBy(kit, await kit.idOf('operation')),
  }),
};
const withVersion = {
  payload: async (kit: Kit, parameters: object, example: JsonObject) => ({
    ...example,
    version: at(await kit.props(edit, parameters as LoanParameters), 'form.record.version') ?? 1,
  }),
};
/** A guarantee that comes after all others. */
const lateGuarantee = { ...storeGuarantee.example, issuedOn: '2027-12-01' } as JsonObject;
const guaranteeBy = madeBy(
  'guarantee',
  'guarantees',
  'client.operation.financing.guarantee.store',
  lateGuarantee,
);
const file = 'un fichier arrive dans un formulaire : tests/contract/financing.test.ts';

/** What the engine must do before it tries the routes of the financing. */
export const financingPreparations: Preparations = {
  'client.operation.financing.store': withLender,
  'client.operation.financing.from-simulation': {
    untried: 'il faut une simulation validée dont un prêt manque : tests/contract/golden-typed.test.ts',
  },
  'client.operation.financing.update': { parameters: draftBy, ...withLender },
  'client.operation.financing.destroy': { parameters: draftBy },
  'client.operation.financing.schedule': { parameters: draftBy },
  'client.operation.financing.transition': { parameters: draftBy, from: edit },
  'client.operation.financing.rate': {
    parameters: (kit) =>
      draftBy(kit, { rateKind: 'euribor3m', rateBps: null, indexRateBps: 210, marginRateBps: 190 }),
    from: edit,
  },
  'client.operation.financing.prepay': { parameters: owedBy, from: edit, ...withVersion },
  'client.operation.financing.repayment.destroy': { parameters: repaymentBy },
  'client.operation.financing.paper.store': { untried: file },
  'client.operation.financing.paper.destroy': { untried: file },
  'client.operation.financing.drawdown.store': {
    parameters: signedBy,
    payload: (_, { loan }, example) => ({ ...example, loanId: loan ?? '' }),
    from: index,
  },
  'client.operation.financing.drawdown.request': { parameters: (kit) => drawdownBy(kit, false), from: index },
  'client.operation.financing.drawdown.release': {
    parameters: (kit) => drawdownBy(kit, true),
    payload: (_, __, example) => ({ ...example, version: 2 }),
    from: index,
  },
  'client.operation.financing.drawdown.cancel': { parameters: (kit) => drawdownBy(kit, false), from: index },
  'client.operation.financing.guarantee.store': { from: index },
  'client.operation.financing.guarantee.update': { parameters: guaranteeBy, from: index },
  'client.operation.financing.guarantee.destroy': { parameters: guaranteeBy },
  'client.operation.financing.equity.store': { from: index },
  'client.operation.financing.equity.destroy': {
    parameters: madeBy('injection', 'injections', 'client.operation.financing.equity.store'),
  },
};
