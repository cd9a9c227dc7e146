import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ReadFields } from './AdvertPart.tsx';

/** Fills a form with what an advert tells, and says under each field which words told it. */
export function useReadFields<Values extends FieldValues, Output>({
  form,
}: AppForm<Values, Output>): {
  readonly fill: (fields: ReadFields) => void;
  /** The help of a field whose value was read and still stands. */
  readonly helpOf: (name: string) => { readonly help?: string };
} {
  const t = useMessages(sourcingMessages);
  const [read, setRead] = useState<ReadFields>({});
  const set = (name: string, value: string | number): void =>
    form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const fill = (fields: ReadFields): void => {
    for (const [name, { value }] of Object.entries(fields)) set(name, value);
    const type = fields['type']?.value as keyof typeof sourcingMessages.fr.choices.type | undefined;
    const city = fields['city']?.value;
    if (form.getValues('title' as FieldPath<Values>) === '' && type !== undefined && city !== undefined) {
      set('title', t('advert.autoTitle', { type: t(`choices.type.${type}`), city }));
    }
    setRead({ ...read, ...fields });
  };
  return {
    fill,
    helpOf: (name) => {
      const piece = read[name];
      return piece === undefined ? {} : { help: t('advert.readFrom', { words: piece.words.trim() }) };
    },
  };
}
