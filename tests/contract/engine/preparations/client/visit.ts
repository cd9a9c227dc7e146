import { exampleVisit } from '#contracts/client/operation/visit/payload.ts';
import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type VisitParameters = Readonly<Record<'operation' | 'visit', string>>;

/** A planned visit of the person; its own hour, so that no other is in the way. */
async function plannedBy(kit: Kit): Promise<VisitParameters> {
  const operation = await kit.idOf('operation');
  const form = await kit.props('client.operation.visit.create', { operation });
  const payload = { ...exampleVisit, hostId: at(form, 'form.values.hostId') };
  const props = await kit.act('client.operation.visit.store', { operation }, payload);
  return { operation, visit: textAt(props, 'form.record.id') };
}

const withHost = {
  payload: async (kit: Kit, _: unknown, example: object) => {
    const operation = await kit.idOf('operation');
    const form = await kit.props('client.operation.visit.create', { operation });
    return { ...example, hostId: at(form, 'form.values.hostId') };
  },
};
/** What the engine must do before it tries the routes of visits. */
export const visitPreparations: Preparations = {
  'client.operation.visit.store': withHost,
  'client.operation.visit.update': { parameters: plannedBy, ...withHost },
  'client.operation.visit.complete': { parameters: plannedBy },
  'client.operation.visit.cancel': { parameters: plannedBy },
  'client.operation.visit.no-show': { parameters: plannedBy },
  'client.operation.visit.invite': {
    untried: 'il faut un participant avec une adresse : tests/contract/visit.test.ts',
  },
  'client.operation.visit.voucher': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/visit.test.ts',
  },
  'client.operation.visit.carry': {
    untried: 'les constats sont faits par l’appareil : tests/contract/visit.test.ts',
  },
  'client.operation.visit.finding.update': {
    untried: 'répond en JSON à un constat fait par l’appareil : tests/contract/visit.test.ts',
  },
  'client.operation.visit.finding.destroy': {
    untried: 'répond en JSON à un constat fait par l’appareil : tests/contract/visit.test.ts',
  },
  'client.operation.visit.photo.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/visit.test.ts',
  },
  'client.operation.visit.photo.destroy': {
    untried: 'la photo est faite par l’appareil : tests/contract/visit.test.ts',
  },
};
