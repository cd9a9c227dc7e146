import { errorPage } from '#contracts/error/global.ts';
import type { RouteContract } from '#contracts/define.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { pageExample, pageReference } from './pages.ts';
import { jsonSchema, type Node } from './schema.ts';

const pageHeaders: Node = {
  'X-Inertia': { description: 'Dit que la réponse est un objet de page.', schema: { const: 'true' } },
  Vary: {
    description: 'Contient X-Inertia : la même adresse a aussi un document.',
    schema: { type: 'string' },
  },
  'Cache-Control': { description: 'Contient no-store.', schema: { type: 'string' } },
};

/** What a route answers when all is well. */
export function goodAnswer(route: RouteRow, contract: RouteContract, path: string): Node {
  switch (contract.kind) {
    case 'page':
      return {
        200: {
          description: 'La page. Sans l’en-tête X-Inertia, le document HTML qui la contient.',
          headers: pageHeaders,
          content: {
            'application/json': {
              schema: pageReference(contract.component),
              example: pageExample(contract, path),
            },
            'text/html': { schema: { type: 'string' } },
          },
        },
      };
    case 'action':
      return { 303: { $ref: '#/components/responses/Done' } };
    case 'data':
      return contract.contentType === null
        ? { 303: { $ref: '#/components/responses/Elsewhere' } }
        : {
            200: {
              description: 'Les données.',
              content: {
                [contract.contentType]: contract.body === null ? {} : { schema: jsonSchema(contract.body) },
              },
            },
          };
  }
}

/** What it answers otherwise, as its line in the manifest has it. */
export function refusals(route: RouteRow, isOpen: boolean): Node {
  const isReading = route.methods.includes('GET');
  const reference = (name: string): Node => ({ $ref: `#/components/responses/${name}` });
  return {
    ...(!isOpen && { 403: reference('Forbidden') }),
    404: reference('NotFound'),
    ...(isReading && route.page !== undefined && { 409: reference('StaleAssets') }),
    ...(!isReading && {
      413: reference('TooLarge'),
      419: reference('Expired'),
      422: reference('Unreadable'),
    }),
    429: reference('TooMany'),
    500: reference('Failure'),
    503: reference('Maintenance'),
  };
}

const onErrorPage = (description: string, headers: Node = {}): Node => ({
  description,
  headers: { ...pageHeaders, ...headers },
  content: { 'application/json': { schema: pageReference(errorPage.component) } },
});

const location = { description: 'Adresse de la page qui suit.', schema: { type: 'string' } };
const retryAfter = { 'Retry-After': { description: 'Secondes à attendre.', schema: { type: 'integer' } } };

/** Answers that many routes have in common. */
export const commonResponses: Node = {
  Done: {
    description:
      'La page qui suit ; ou, après un refus, celle d’où vient l’envoi, dont la propriété « errors » donne un message par champ (« base » pour l’ensemble, « version » pour une fiche modifiée entre-temps, « confirmation » quand le mot de passe est redemandé).',
    headers: { Location: location },
  },
  Elsewhere: { description: 'Une autre page.', headers: { Location: location } },
  Forbidden: onErrorPage('Le rôle n’a pas ce droit, ou n’est pas de cet espace.'),
  NotFound: onErrorPage('Rien à cette adresse, ou une fiche d’une autre société.'),
  StaleAssets: {
    description: 'Les fichiers de l’application ont changé : charger le document de cette adresse.',
    headers: { 'X-Inertia-Location': { schema: { type: 'string' } } },
  },
  TooLarge: onErrorPage('Le corps est trop lourd.'),
  Expired: onErrorPage('Le jeton manque ou n’est plus le bon.'),
  Unreadable: onErrorPage('Le corps n’est pas du JSON.'),
  TooMany: onErrorPage('Trop de demandes.', retryAfter),
  Failure: onErrorPage('Une erreur du serveur, qui ne dit rien de sa cause.'),
  Maintenance: {
    description: 'L’application est fermée.',
    headers: { ...pageHeaders, ...retryAfter },
    content: { 'application/json': { schema: pageReference('Error/Maintenance') } },
  },
};
