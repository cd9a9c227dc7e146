import { testRoutes } from './engine/suite.ts';

/**
 * What is the same for every route is tried on one of each kind every day, and on all of them by `npm run test:long`:
 * bodies that are read by one function, all ways to be wrong at a field.
 */
const kinds = [
  // Fields, nothing to send, and a file.
  'client.operation.note',
  'client.contact.destroy',
  'client.supplier.document.store',
  // A list with its query.
  'client.contact.index',
];

testRoutes(({ name }) => kinds.includes(name), 'full');
