import { MessageSquare, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import { MarkedList } from '#ui/data/MarkedList.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Composer, type Written } from '#ui/fields/Composer.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const today = { date: '20/11/2026', dateTime: '2026-11-20' };

/** What people write of a record. */
export function WrittenSamples() {
  const [notes, setNotes] = useState<readonly string[]>(['Rappeler Me Darrieus avant la signature.']);
  const add = ({ text }: Written) => {
    setNotes([text, ...notes]);
    return Promise.resolve(true);
  };
  return (
    <>
      <Card title="Texte">
        <Stack>
          <Prose html="<p>Une ancienne manufacture de tonneaux, <strong>au bord de la Dordogne</strong>.</p>" />
          <Prose>
            <ol>
              <li>La promesse est signée.</li>
              <li>Le prêt est accordé.</li>
            </ol>
          </Prose>
          <Columns>
            <MarkedList
              title="Atouts"
              icon={Plus}
              tone="pos"
              lines={['Au bord de l’eau', 'Près de la gare']}
            />
            <MarkedList title="À surveiller" icon={TriangleAlert} tone="warn" lines={['Zone inondable']} />
          </Columns>
        </Stack>
      </Card>
      <Card title="Notes">
        <Stack>
          <Composer
            name="note"
            authorName="Hugo Lartigue"
            label="Écrire une note"
            submitLabel="Ajouter"
            hint="⌘ ou Ctrl + Entrée"
            maxLength={120}
            tooLong="120 caractères au maximum."
            onSend={add}
            isPending={false}
          />
          <Timeline
            label="Notes"
            items={notes.map((text) => ({
              id: text,
              icon: MessageSquare,
              title: 'Note',
              detail: text,
              ...today,
              action: (
                <IconButton
                  icon={Trash2}
                  size="sm"
                  variant="danger"
                  label={`Supprimer « ${text} »`}
                  onClick={() => setNotes(notes.filter((other) => other !== text))}
                />
              ),
            }))}
          />
        </Stack>
      </Card>
    </>
  );
}
