import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

type ProjectParameters = Readonly<Record<'operation' | 'project', string>>;

/** A new draft of the first operation. */
async function draftedBy(kit: Kit): Promise<ProjectParameters> {
  const operation = await kit.idOf('operation');
  const props = await kit.act('client.operation.project.store', { operation });
  return { operation, project: textAt(props, 'form.record.id') };
}

// Best one without a selected project, as selecting would change that one as well.
const beforePurchase = ['sourcing', 'study', 'offer', 'promise'];

/** A new draft of an operation on which nothing is being sold. */
async function draftedElsewhere(kit: Kit): Promise<ProjectParameters> {
  const index = await kit.props('client.operation.index');
  const rows = (at(index, 'operations.items') ?? at(index, 'operations') ?? []) as JsonObject[];
  const row = beforePurchase
    .map((state) => rows.find(({ status }) => status === state))
    .find((found) => found !== undefined);
  // Whoever sees none of these is let through as well, and only refused afterwards.
  const operation = row === undefined ? await kit.idOf('operation') : textAt(row, 'id');
  const props = await kit.act('client.operation.project.store', { operation });
  return { operation, project: textAt(props, 'form.record.id') };
}

/** Lots just made of a new draft, and the line of the history by which they are taken back. */
async function generatedBy(kit: Kit): Promise<ProjectParameters & { readonly change: string }> {
  const parameters = await draftedBy(kit);
  const props = await kit.act('client.operation.project.generate-lots', parameters);
  return { ...parameters, change: textAt(props, 'flash.undo.href').split('/').at(-2) ?? '' };
}

const withFile = 'un fichier arrive dans un formulaire : tests/contract/project.test.ts';

/** What the engine must do before it tries the routes of projects. */
export const projectPreparations: Preparations = {
  'client.operation.project.update': { parameters: draftedBy },
  'client.operation.project.destroy': { parameters: draftedBy },
  'client.operation.project.duplicate': {
    // Two letters are left at the reference operation; the draft takes one.
    parameters: draftedBy,
  },
  'client.operation.project.select': { parameters: draftedElsewhere },
  'client.operation.project.archive': { parameters: draftedBy },
  'client.operation.project.generate-lots': { parameters: draftedBy },
  'client.operation.project.undo-lots': { parameters: generatedBy },
  'client.operation.project.media.order': { untried: withFile },
  'client.operation.project.media.store': { untried: withFile },
  'client.operation.project.media.update': { untried: withFile },
  'client.operation.project.media.destroy': { untried: withFile },
};
