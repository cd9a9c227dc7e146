import { projects, type Operation } from '#mocks/db/schema/index.ts';
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

/** The head of an operation, as its pages show it. */
export const headOf = ({ id, ref, name, city, status }: Operation) => ({
  id,
  ref,
  name,
  city,
  status,
});
