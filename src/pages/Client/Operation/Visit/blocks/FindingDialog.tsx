import { useState } from 'react';
import { findingTopics, maxFindingPhotos, type FindingTopic } from '#domain/visit/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { newDeviceId } from '#runtime/platform/new-device-id.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PhotoButtons } from '#ui/media/PhotoButtons.tsx';
import { photoFile } from '#ui/media/photo-file.ts';
import { PhotoStrip } from '#ui/media/PhotoStrip.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { FindingPhoto, MergedFinding } from './merge-findings.ts';
import type { WrittenFinding } from './useFindings.ts';

export interface FindingDialogProps {
  /** Null for a new one. */
  readonly finding: MergedFinding | null;
  readonly onSave: (written: WrittenFinding) => Promise<void>;
  readonly onClose: () => void;
}

const severities = { '1': 'one', '2': 'two', '3': 'three' } as const;

/** Writes down what is seen in a room: topic, gravity, estimate, note, photographs. */
export function FindingDialog({ finding, onSave, onClose }: FindingDialogProps) {
  const t = useMessages(visitMessages);
  const required = useMessages(validationMessages)('required');
  const [room, setRoom] = useState(finding?.room ?? '');
  const [topic, setTopic] = useState<string | null>(finding?.topic ?? null);
  const [severity, setSeverity] = useState<string | null>(String(finding?.severity ?? 1));
  const [estimateCents, setEstimateCents] = useState(finding?.estimateCents ?? null);
  const [note, setNote] = useState(finding?.note ?? '');
  const [photos, setPhotos] = useState<readonly FindingPhoto[]>(finding?.photos ?? []);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const takePhotos = async (files: readonly File[]): Promise<void> => {
    setReading(true);
    const read = await Promise.all(files.map((file) => photoFile(file)));
    setReading(false);
    const readable = read.filter((file) => file !== null);
    const taken = readable
      .slice(0, Math.max(0, maxFindingPhotos - photos.length))
      .map((src) => ({ id: newDeviceId(), src }));
    setPhotos([...photos, ...taken]);
    setAdded([...added, ...taken.map(({ id }) => id)]);
    const isTooMany = taken.length < readable.length;
    const isUnreadable = readable.length < files.length;
    const problem = isTooMany
      ? t('findings.tooManyPhotos', { max: maxFindingPhotos })
      : isUnreadable && t('findings.photoUnreadable');
    setErrors(problem === false ? {} : { photos: problem });
  };

  const submit = async (): Promise<boolean> => {
    const found: Record<string, string> = {};
    if (topic === null) found['topic'] = required;
    if (note.trim() === '' && photos.length === 0) found['note'] = t('findings.contentMissing');
    setErrors(found);
    if (Object.keys(found).length > 0 || isReading) return false;
    await onSave({
      id: finding?.id ?? null,
      fields: {
        room: room.trim(),
        topic: topic as FindingTopic,
        severity: Number(severity),
        estimateCents,
        note: note.trim(),
        writtenAt: new Date().toISOString(),
      },
      addedPhotos: photos.flatMap(({ id, src }) =>
        added.includes(id) && typeof src !== 'string' ? [{ id, file: src }] : [],
      ),
      removedPhotoIds: (finding?.photos ?? [])
        .map(({ id }) => id)
        .filter((id) => photos.every((photo) => photo.id !== id)),
    });
    return true;
  };
  return (
    <FormDialog
      title={t(finding === null ? 'findings.add' : 'findings.edit')}
      submitLabel={t('findings.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          name="finding-room"
          label={t('findings.room')}
          value={room}
          onChange={setRoom}
          maxLength={80}
          isOptional
        />
        <Select
          name="finding-topic"
          label={t('findings.topic')}
          value={topic}
          onChange={setTopic}
          error={errors['topic']}
          choices={findingTopics.map((id) => ({ id, label: t(`choices.topic.${id}`) }))}
        />
      </FieldRow>
      <RadioGroup
        name="finding-severity"
        label={t('findings.severity')}
        value={severity}
        onChange={setSeverity}
        isInline
        choices={(['1', '2', '3'] as const).map((id) => ({
          id,
          label: t(`choices.severity.${severities[id]}`),
        }))}
      />
      <TextArea
        name="finding-note"
        label={t('findings.note')}
        value={note}
        onChange={setNote}
        error={errors['note']}
        rows={3}
        maxLength={2000}
      />
      <MoneyField
        name="finding-estimate"
        label={t('findings.estimate')}
        value={estimateCents}
        onChange={setEstimateCents}
        isOptional
      />
      <PhotoButtons
        takeLabel={t('findings.takePhoto')}
        chooseLabel={t('findings.choosePhotos')}
        onFiles={(files) => void takePhotos(files)}
        isPending={isReading}
      />
      {errors['photos'] !== undefined && <FieldError id="finding-photos-error" text={errors['photos']} />}
      <PhotoStrip
        label={t('findings.photos')}
        photos={photos.map(({ id, src }, rank) => ({
          id,
          src,
          alt: t('report.photo', {
            rank: rank + 1,
            topic: topic === null ? room : t(`choices.topic.${topic as FindingTopic}`),
          }),
        }))}
        removeLabel={(rank) => t('findings.removePhoto', { rank })}
        onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      />
    </FormDialog>
  );
}
