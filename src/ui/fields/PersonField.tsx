import type { Ref } from 'react';
import { Avatar } from '../identity/Avatar.tsx';
import { Combobox } from './Combobox.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import type { Choice, FieldBase } from './types.ts';

/** Somebody who can be chosen. */
export interface PersonChoice {
  readonly id: string;
  readonly name: string;
  /** What they are here, in words: « Collaborateur ». */
  readonly role?: string | undefined;
  readonly avatarHref?: string | null | undefined;
  readonly isDisabled?: boolean;
}

export interface PersonFieldProps extends FieldBase<string | null> {
  people: readonly PersonChoice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One of a company's people, found by name: portrait, name, role. */
export function PersonField({ people, ...field }: PersonFieldProps) {
  return <Combobox {...field} choices={people.map(choiceOf)} />;
}

export interface PeopleFieldProps extends FieldBase<readonly string[]> {
  people: readonly PersonChoice[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Several people; those chosen stay below and can be taken away. */
export function PeopleField({ people, ...field }: PeopleFieldProps) {
  return <MultiSelect {...field} choices={people.map(choiceOf)} />;
}

const choiceOf = ({ id, name, role, avatarHref = null, isDisabled = false }: PersonChoice): Choice => ({
  id,
  label: name,
  description: role,
  isDisabled,
  lead: <Avatar name={name} src={avatarHref} size={24} isDecorative />,
});
