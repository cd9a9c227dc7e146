import * as z from 'zod';
import { definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** A member works in the company, or is kept out for the time being. */
export const memberStates = ['active', 'suspended'] as const;

/** A member as the list shows them; people who may not change members are told names, roles and states alone. */
export const memberRow = z.object({
  /** Of the person. */
  id,
  name: z.string(),
  jobTitle: z.string().nullable(),
  role: z.string(),
  /** What a role that is data is called; null for the system's own. */
  roleLabel: z.string().nullable(),
  status: z.enum(memberStates),
  avatarHref: z.string().nullable(),
  isYou: z.boolean(),
  /** What only those are told who may change members. */
  details: z
    .object({
      email: z.string(),
      /** How many operations are open to them; null for all. */
      operationsCount: z.number().int().nullable(),
      hasTwoFactor: z.boolean(),
      lastLoginAt: instant.nullable(),
      /** Contacts that they follow and operations that they manage: somebody else takes them over. */
      heldCount: z.number().int(),
      /** The company would be left without an owner. */
      isLastOwner: z.boolean(),
    })
    .nullable(),
});
export type MemberRow = z.infer<typeof memberRow>;

/** An invitation that was not accepted yet. */
const pendingInvitation = z.object({
  /** Of the membership that waits for it. */
  id,
  email: z.string(),
  /** As whoever invited wrote it: nothing of an account is told before it has joined. */
  name: z.string().nullable(),
  role: z.string(),
  roleLabel: z.string().nullable(),
  expiresAt: instant,
  isExpired: z.boolean(),
  /** The person asked for a new link. */
  isRenewalAsked: z.boolean(),
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

export const memberList = defineList({
  row: memberRow,
  filters: {
    role: facet(),
    status: choice(memberStates),
  },
  sorts: ['name', 'lastLoginAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof memberList>;
export type MemberQuery = z.output<typeof memberList.query>;

/** What the company's offer allows. */
const seats = z.object({
  /** Members. */
  used: z.number().int(),
  /** Invitations that may still be accepted. */
  reserved: z.number().int(),
  /** Null is without limit. */
  limit: z.number().int().nullable(),
});

const exampleRow: MemberRow = {
  id: exampleId,
  name: 'Inès Duprat',
  jobTitle: 'Responsable de programmes',
  role: 'collaborator',
  roleLabel: null,
  status: 'active',
  avatarHref: null,
  isYou: false,
  details: {
    email: 'ines.duprat@example.test',
    operationsCount: 2,
    hasTwoFactor: true,
    lastLoginAt: '2026-11-19T16:08:00.000Z',
    heldCount: 3,
    isLastOwner: false,
  },
};

export const memberIndexPage = definePage({
  component: 'Client/User/Index',
  query: memberList.query,
  props: z.object({
    list: memberList.props,
    /** Null for those who may not change members, as the details of the rows. */
    seats: seats.nullable(),
    invitations: z.array(pendingInvitation),
    /** Who can take over what a member leaves behind. */
    people: z.array(person),
  }),
  example: {
    list: memberList.example(exampleRow),
    seats: { used: 4, reserved: 1, limit: 6 },
    invitations: [],
    people: [],
  },
});
export type MemberIndexProps = z.infer<typeof memberIndexPage.props>;
