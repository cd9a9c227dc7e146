import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { AppForm } from './app-form.ts';
import { mergeValues, valueOf, type ValueMerge } from './merge-values.ts';
import type { SchemaSource } from './schema-resolver.ts';
import { useAppForm } from './useAppForm.ts';
import { useKeptDraft, type KeptDraft } from './useKeptDraft.ts';
import { useLiveFields } from './useLiveFields.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import { isDraftOf, unreadIn, withUnread, type UnreadTexts, type VersionedDraft } from './versioned-draft.ts';

export interface VersionedFormOptions<Values extends FieldValues, Output, Conflict> {
  /** The contract of the action without its version. */
  readonly schema: SchemaSource<Output, Values>;
  /** What the record holds now, or the blank form. */
  readonly values: Values;
  /** Null for a record that does not exist yet. */
  readonly version: number | null;
  readonly conflict: Conflict | null;
  /** What makes the record, or changes it. The server must count its version up by one. */
  readonly action: { readonly method: 'POST' | 'PUT' | 'PATCH'; readonly href: string };
  /** Person and form: what is typed is kept under it on this device. Without: nothing is kept. */
  readonly draftKey?: string;
}

/** A form over a record that others may change too. */
export interface VersionedForm<Values extends FieldValues, Output, Conflict> {
  readonly form: AppForm<Values, Output>;
  /** What it is judged by. */
  readonly schema: SchemaSource<Output, Values>;
  /** The record does not exist yet. */
  readonly isNew: boolean;
  readonly draft: KeptDraft;
  /** What was typed and could not be read, for the fields: kept with the draft. */
  readonly unread: UnreadTexts;
  /** Somebody else saved the record meanwhile, and it is not settled yet. */
  readonly conflict: Conflict | null;
  /** What became of both changes while there is a conflict: the form holds its values. */
  readonly merge: ValueMerge<Values> | null;
  /** The field of that name was left: the server says at once what is wrong with what was typed. */
  readonly leaveField: (name: string) => void;
  /** Sends the values over the version that was read. */
  readonly submit: () => void;
  /** Puts away what was typed: the record as the server gave it, or the blank form. */
  readonly startAgain: () => void;
  /** Brings back what `startAgain` put away; null when nothing was. */
  readonly bringBack: (() => void) | null;
  /** Which of the two a disputed field is to hold. */
  readonly choose: (name: string, whose: 'mine' | 'theirs') => void;
  /** Sends the values over the version of now, whoever wrote it. */
  readonly overwrite: () => void;
}

/**
 * A form over the version of a record that was read: validation by the contract and, field by field, by the
 * server, a draft, a guard against loss. A stale version is refused: what only one of both changed is joined in
 * the form, and the person decides on what both did.
 */
export function useVersionedForm<Values extends FieldValues, Output extends FieldValues, Conflict>({
  schema,
  values,
  version,
  conflict: latest,
  action,
  draftKey,
}: VersionedFormOptions<Values, Output, Conflict>): VersionedForm<Values, Output, Conflict> {
  const form = useAppForm<Values, Output>({ schema, defaultValues: values as DefaultValues<Values> });
  const { reset, getValues, setValue } = form.form;
  const { conflict, settle } = useConflict(latest);
  const [merge, setMerge] = useState<ValueMerge<Values> | null>(null);
  const [putAway, setPutAway] = useState<Values | null>(null);
  /** The version that the values in the form were typed over, and the record as it was then. */
  const readVersion = useRef(version);
  const base = useRef<Values | null>(values);
  /** A draft is in the form, from the moment it is put there: what is rendered knows of it later. */
  const hasDraft = useRef(false);
  const [unread] = useState<UnreadTexts>(() => new Map());
  const draft = useKeptDraft<VersionedDraft<Values>>({
    key: draftKey ?? null,
    isDirty: form.isDirty,
    read: () => ({
      values: getValues(),
      version: readVersion.current,
      ...(base.current !== null && { base: base.current }),
      unread: unreadIn(getValues(), unread),
    }),
    apply: (kept) => {
      if (!isDraftOf(kept, values)) return false;
      for (const [path, text] of Object.entries(kept.unread ?? {})) unread.set(path, text);
      reset(withUnread(kept), { keepDefaultValues: true });
      readVersion.current = kept.version;
      base.current = kept.base ?? (kept.version === version ? values : null);
      hasDraft.current = true;
      return true;
    },
  });
  const live = useLiveFields(form.form, { ...action, extra: () => over(readVersion.current) });
  useUnsavedGuard(form.isDirty);

  const isUntouched = !form.isDirty && draft.restoredAt === null && conflict === null;
  useEffect(() => {
    // After a save, or when the page is read again: an untouched form takes the record over as it is now.
    if (!isUntouched || hasDraft.current || version === readVersion.current) return;
    reset(values);
    readVersion.current = version;
    base.current = values;
  }, [isUntouched, reset, values, version]);

  const joined = useRef<Conflict | null>(null);
  useEffect(() => {
    if (conflict === null || joined.current === conflict) return;
    joined.current = conflict;
    const merged = mergeValues(base.current, structuredClone(getValues()), values);
    // The record of now is what the form is compared with from here on.
    reset(values);
    reset(merged.values, { keepDefaultValues: true });
    readVersion.current = version;
    base.current = values;
    setMerge(merged);
  }, [conflict, getValues, reset, values, version]);

  const send = (overVersion: number | null): void => {
    live.sent();
    void form.submit({
      ...action,
      transform: (output) => ({ ...output, ...over(overVersion) }),
      onSuccess: (_result, hasChangedSince) => {
        hasDraft.current = false;
        setPutAway(null);
        if (!hasChangedSince || overVersion === null) return draft.discard();
        // Typed while it was being saved: stands over the version that the saving made.
        readVersion.current = overVersion + 1;
        base.current = null;
        draft.save();
      },
    });
  };
  return {
    form,
    schema,
    isNew: version === null,
    draft,
    unread,
    conflict,
    merge: conflict === null ? null : merge,
    leaveField: live.leave,
    submit: () => send(readVersion.current),
    startAgain: () => {
      setPutAway(structuredClone(getValues()));
      reset(values);
      readVersion.current = version;
      base.current = values;
      settle();
      // That the version is an old one holds no more either.
      form.clearFormErrors();
      hasDraft.current = false;
      draft.discard();
    },
    bringBack:
      putAway === null
        ? null
        : () => {
            reset(putAway, { keepDefaultValues: true });
            setPutAway(null);
          },
    choose: (name, whose) => {
      if (merge === null) return;
      const value = valueOf(whose === 'mine' ? merge.mine : merge.theirs, name);
      // The name of one of the form's own fields, whose value is one that it held.
      setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    },
    overwrite: () => {
      readVersion.current = version;
      settle();
      send(version);
    },
  };
}

const over = (version: number | null): Readonly<Record<string, number>> =>
  version === null ? {} : { version };

/**
 * A conflict stays in view until it is settled, even when the page's props are read again meanwhile. One that
 * is there from the start belongs to values that went with an earlier form: a page shown from memory still
 * tells of it after it was settled.
 */
function useConflict<Conflict>(latest: Conflict | null): {
  conflict: Conflict | null;
  settle: () => void;
} {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  if (latest !== seen) {
    setSeen(latest);
    if (latest !== null) setConflict(latest);
  }
  return { conflict, settle: () => setConflict(null) };
}
