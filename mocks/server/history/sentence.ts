import { fill } from '#messages/fill.ts';
import * as historyMessages from '#messages/history.ts';
import { messagesFor } from '#messages/locale.ts';
import type { AuditEntry } from '#mocks/db/schema/index.ts';
import { recordTexts } from './record-texts.ts';
import { valueText } from './value-text.ts';

/** An entry of the journal with the names of those who acted. */
export interface NamedEntry {
  readonly entry: Pick<AuditEntry, 'action' | 'subjectType' | 'subjectLabel' | 'changes' | 'result'>;
  /** Null for what the server did by itself. */
  readonly actor: string | null;
  /** The client in whose name staff acted. */
  readonly onBehalfOf: string | null;
}

/** One field that changed, in words; `from` and `to` are null where the values are not told. */
export interface ChangeText {
  readonly field: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  /** « Nom : « A » → « B » » */
  readonly text: string;
}

/** « Hugo Lartigue a modifié l’opération OP-2025-001, champ « Nom » : « A » → « B » ». */
export function historySentence(locale: 'fr' | 'en', named: NamedEntry): string {
  const words = messagesFor(locale, historyMessages);
  const { entry } = named;
  const values = { actor: actorText(locale, named), action: entry.action, label: entry.subjectLabel ?? '' };
  const did: Readonly<Record<string, string>> = words.did;
  const isRefusedAccess = entry.action.startsWith('access.refused');
  const sentence = fill(isRefusedAccess ? words.denied : (did[entry.action] ?? words.otherAction), values);
  const changes = changeTexts(locale, named);
  const [only, ...others] = changes;
  // What was not there before, as in a new record, is not worth a list.
  if (!only || !entry.action.endsWith('.update')) return sentence;
  if (others.length > 0) {
    return fill(words.severalFields, { sentence, fields: changes.map(({ label }) => label).join(', ') });
  }
  const { label: field, from, to } = only;
  if (from === null || to === null) return fill(words.oneFieldHidden, { sentence, field });
  return fill(words.oneField, { sentence, field, from, to });
}

/** Every field that an entry tells of, in words. */
export function changeTexts(locale: 'fr' | 'en', { entry }: Pick<NamedEntry, 'entry'>): ChangeText[] {
  const words = messagesFor(locale, historyMessages);
  const texts = recordTexts(locale, entry.subjectType);
  return Object.entries(entry.changes).map(([field, change]) => {
    const label = texts.fields[field] ?? field;
    const from = valueText(locale, texts, field, change.from);
    const to = valueText(locale, texts, field, change.to);
    const isWritten = from !== null && to !== null;
    const text = isWritten
      ? fill(words.fieldChange, { field: label, from, to })
      : fill(words.fieldHidden, { field: label });
    return { field, label, from: isWritten ? from : null, to: isWritten ? to : null, text };
  });
}

/** Who acted: the person, staff in a client's name, or the server itself. */
export function actorText(
  locale: 'fr' | 'en',
  { actor, onBehalfOf }: Pick<NamedEntry, 'actor' | 'onBehalfOf'>,
): string {
  const words = messagesFor(locale, historyMessages);
  const name = actor ?? words.system;
  return onBehalfOf === null ? name : fill(words.inTheNameOf, { staff: name, client: onBehalfOf });
}
