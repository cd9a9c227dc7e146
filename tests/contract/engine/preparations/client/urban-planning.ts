import { declarationFields, storePermit } from '#contracts/client/operation/urban-planning/payload.ts';
import { at, textAt } from '../../json.ts';
import { refused } from '../../expected.ts';
import { unknownId } from '../../records/parameters.ts';
import type { Kit, Preparations } from '../preparation.ts';

type PermitParameters = Readonly<Record<'operation' | 'permit', string>>;
type DeclarationParameters = Readonly<Record<'operation' | 'declaration', string>>;

/** A permission that is being prepared. */
async function preparedPermit(kit: Kit): Promise<PermitParameters> {
  const operation = await kit.idOf('operation');
  const props = await kit.act(
    'client.operation.urban-planning.permit.store',
    { operation },
    storePermit.example,
  );
  return { operation, permit: textAt(props, 'permits.0.id') };
}

/** A declaration that the town hall received today: the first of the list. */
async function madeDeclaration(kit: Kit): Promise<DeclarationParameters> {
  const operation = await kit.idOf('operation');
  const payload = { ...declaration, isConfirmed: true };
  const props = await kit.act('client.operation.urban-planning.declaration.store', { operation }, payload);
  return { operation, declaration: textAt(props, 'declarations.0.id') };
}

const declaration = declarationFields.parse({
  side: 'purchase',
  lotId: null,
  priceCents: 48_000_000,
  receivedOn: '2026-11-20',
});

const ofToday = (_kit: Kit, _parameters: unknown, example: object) =>
  Promise.resolve({ ...example, receivedOn: '2026-11-20', on: '2026-11-20' });

/** What the engine must do before it tries the routes of the planning of an operation. */
export const urbanPlanningPreparations: Preparations = {
  'client.operation.urban-planning.zone': {
    payload: async (kit, _parameters, example) => {
      const props = await kit.props('client.operation.urban-planning', {
        operation: await kit.idOf('operation'),
      });
      return { ...example, version: at(props, 'zone.version') ?? 0 };
    },
  },
  'client.operation.urban-planning.permit.update': { parameters: preparedPermit },
  'client.operation.urban-planning.permit.destroy': { parameters: preparedPermit },
  'client.operation.urban-planning.permit.step': { parameters: preparedPermit },
  'client.operation.urban-planning.declaration.update': {
    parameters: madeDeclaration,
    payload: (kit, parameters, example) => ofToday(kit, parameters, example),
  },
  'client.operation.urban-planning.declaration.destroy': { parameters: madeDeclaration },
  'client.operation.urban-planning.declaration.step': {
    parameters: madeDeclaration,
    payload: (kit, parameters, example) => ofToday(kit, parameters, example),
  },
  'client.operation.urban-planning.undo': {
    parameters: async (kit) => {
      const { operation, permit } = await preparedPermit(kit);
      const props = await kit.act(
        'client.operation.urban-planning.permit.step',
        { operation, permit },
        {
          version: 1,
          step: 'file',
          on: '2026-11-18',
          notifiedOn: null,
          deferredUntilOn: null,
          appealKind: null,
          appealOutcome: null,
          reason: '',
          isConfirmed: false,
          overrideReason: '',
        },
      );
      return { operation, change: textAt(props, 'permits.0.history.0.id') };
    },
  },
  'client.operation.urban-planning.document.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/urban-planning.test.ts',
  },
  'client.operation.urban-planning.document.destroy': {
    // No file stands there at first, and the overview lists documents of the library.
    parameters: async (kit) => ({ operation: await kit.idOf('operation'), document: unknownId }),
    expects: () => refused(404),
    isRecordless: true,
    untried: 'il faut un fichier : tests/contract/urban-planning.test.ts',
  },
};
