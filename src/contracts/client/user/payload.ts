import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { id, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** Operations open to a member: all of the company's, or those that are named. */
export const operationScopes = ['all', 'assigned'] as const;

/** So many operations can be opened one by one at most. */
const maxOperations = 200;

/** What an owner decides of a member. */
const rights = {
  jobTitle: optionalText(120),
  /** Of the system's roles, or of those that are data. */
  role: requiredText(60),
  operationScope: z.enum(operationScopes),
  operationIds: z.array(id).max(maxOperations),
};

/** The form of a member; address, names and message are asked for with an invitation alone. */
export const memberFields = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(190)
    .refine((text) => z.email().safeParse(text).success, { params: { code: 'email' } }),
  firstName: requiredText(80),
  lastName: requiredText(80),
  ...rights,
  message: optionalText(1000),
});
export type MemberPayload = z.output<typeof memberFields>;

/** Rights alone: who a member is belongs to them. */
const rightsFields = z.object(rights);
export type MemberRights = z.output<typeof rightsFields>;

const withRules = <Schema extends z.ZodType<Pick<MemberRights, 'operationScope' | 'operationIds'>>>(
  schema: Schema,
) =>
  schema.refine(({ operationScope, operationIds }) => operationScope === 'all' || operationIds.length > 0, {
    path: ['operationIds'],
    params: { code: 'operationsMissing' },
  });

export const invitePayload = withRules(memberFields);

/** The form of a member who is there already: what belongs to them is let through as it is. */
export const rightsPayload = withRules(
  memberFields.extend({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    message: z.string(),
  }),
);

const exampleRights: MemberRights = {
  jobTitle: 'Conductrice de travaux',
  role: 'collaborator',
  operationScope: 'all',
  operationIds: [],
};

export const exampleMember: MemberPayload = {
  email: 'clara.vidal@example.test',
  firstName: 'Clara',
  lastName: 'Vidal',
  message: 'Bienvenue dans l’équipe.',
  ...exampleRights,
};

/** Invites somebody; the invitation is good for seven days. */
export const inviteMember = defineAction({ payload: invitePayload, example: exampleMember });

/** Changes role, operations and job title over the version that was read. */
export const updateMember = defineAction({
  payload: withRules(rightsFields.extend({ version: recordVersion })),
  example: { ...exampleRights, version: 1 },
});

/** Takes a member out of the company; what is theirs goes to somebody else. */
export const removeMember = defineAction({
  payload: z.object({ reassignTo: id.nullable() }),
  example: { reassignTo: exampleId },
});
