import { projects } from '#mocks/db/schema/index.ts';
import { definePart, type FoundPart } from '../part-record.ts';

/** Projects of an operation. */
export const projectPart = definePart('project', {
  table: projects,
  topic: 'project',
  event: 'project.updated',
  entity: 'project',
  changedBy: ['update', 'select', 'archive', 'unselect'],
});
export type FoundProject = FoundPart<'project', typeof projects>;
