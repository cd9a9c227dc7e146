import { errorPage } from '#contracts/error/global.ts';
import { maintenancePage } from '#contracts/error/maintenance.ts';
import type { PageContract } from '#contracts/define.ts';
import { exampleId, sharedProps } from '#contracts/shared.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';
import { jsonSchema, type Node } from './schema.ts';

/** Name of a page's schema in the document: `Client/Operation/Show` is `Page.Client.Operation.Show`. */
const nameOf = (component: string): string => `Page.${component.replaceAll('/', '.')}`;

export const pageReference = (component: string): Node => ({
  $ref: `#/components/schemas/${nameOf(component)}`,
});

/** The props that every page receives, and one page object for each component. */
export function pageSchemas(contracts: readonly PageContract[]): Node {
  const pages = [errorPage, maintenancePage, ...contracts].toSorted((a, b) =>
    a.component < b.component ? -1 : 1,
  );
  return {
    SharedProps: { description: 'Reçues par toutes les pages.', ...jsonSchema(sharedProps) },
    ...Object.fromEntries(pages.map((contract) => [nameOf(contract.component), pageSchema(contract)])),
  };
}

function pageSchema({ component, props }: PageContract): Node {
  return {
    type: 'object',
    description: `Objet de page, composant ${component}.`,
    properties: {
      component: { const: component },
      props: { allOf: [{ $ref: '#/components/schemas/SharedProps' }, jsonSchema(props)] },
      url: { type: 'string', description: 'Chemin et requête de la page montrée.' },
      version: { type: ['string', 'null'], description: 'Change avec les fichiers de l’application.' },
    },
    required: ['component', 'props', 'url', 'version'],
  };
}

const exampleShared = sharedPropsOf('owner');

/** A whole page object, as an owner might be shown it. */
export const pageExample = ({ component, example }: PageContract, path: string): Node => ({
  component,
  props: { ...(example as object), ...exampleShared },
  url: path.replaceAll(/\{\w+\}/g, exampleId),
  version: 'a1b2c3',
});
