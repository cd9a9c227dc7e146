import { GripVertical } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { announce } from '#runtime/platform/announce.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { moveItem } from '../fields/move-item.ts';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import type { ReorderPlace } from './reorder-item.ts';
import { reorderMarks, useReorder, useReorderItem, type ReorderGroup } from './useReorder.ts';

/** Something that can be ticked. */
export interface TickItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly help?: string | undefined;
  /** Before the label: a small picture. */
  readonly lead?: ReactNode;
  readonly isDisabled?: boolean;
  /** At the right of a ticked line. */
  readonly end?: ReactNode;
}

interface TickOrderProps<Id extends string> {
  /** What the lines are, for screen readers. */
  readonly label: string;
  readonly name: string;
  readonly items: readonly TickItem<Id>[];
  /** What is ticked, in its order. */
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  /** Everything is in the order, and stays in it: no boxes. */
  readonly isWhole?: boolean;
}

/** An order with one of its items put beside another. */
export function placeBeside<Id>(
  order: readonly Id[],
  moved: Id,
  { beside, place }: { readonly beside: Id; readonly place: ReorderPlace },
): readonly Id[] {
  if (moved === beside || !order.includes(moved) || !order.includes(beside)) return order;
  const others = order.filter((id) => id !== moved);
  const next = others.toSpliced(others.indexOf(beside) + (place === 'after' ? 1 : 0), 0, moved);
  return next.every((id, rank) => id === order[rank]) ? order : next;
}

/**
 * Boxes whose ticked ones stand first, in an order that pointer and arrow keys change:
 *
 *     <TickOrder name="sections" label="Sections" items={items} value={chosen} onChange={setChosen} />
 */
export function TickOrder<Id extends string>(props: TickOrderProps<Id>) {
  const { label, name, items, value, onChange, isWhole = false } = props;
  const t = useUiMessages();
  const list = useRef<HTMLUListElement>(null);
  const order = useReorder({ axis: 'vertical', within: list });
  const ticked = value.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const left = items.filter(({ id }) => !value.includes(id));
  const put = (next: readonly Id[], item: TickItem<Id>): void => {
    if (next === value) return;
    onChange(next);
    announce(t('reorder.moved', { label: item.label, place: next.indexOf(item.id) + 1, all: next.length }));
  };
  const step = (item: TickItem<Id>, by: -1 | 1): void => {
    const from = value.indexOf(item.id);
    if (from + by >= 0 && from + by < value.length) put(moveItem(value, from, from + by), item);
  };
  const nextOf = (moved: string, beside: Id, place: ReorderPlace): readonly Id[] =>
    placeBeside(value, moved as Id, { beside, place });
  return (
    <ul ref={list} aria-label={label} onPointerEnter={order.wake} className="flex flex-col">
      {[...ticked, ...left].map((item) => (
        <TickLine
          key={item.id}
          order={order}
          name={`${name}.${item.id}`}
          item={item}
          isOn={value.includes(item.id)}
          hasBox={!isWhole}
          onTick={(isOn) => onChange(isOn ? [...value, item.id] : value.filter((id) => id !== item.id))}
          onStep={(by) => step(item, by)}
          accepts={(moved, place) => nextOf(moved, item.id, place) !== value}
          onDrop={(moved, place) => {
            const one = items.find(({ id }) => id === moved);
            if (one !== undefined) put(nextOf(moved, item.id, place), one);
          }}
        />
      ))}
    </ul>
  );
}

interface TickLineProps {
  readonly order: ReorderGroup;
  readonly name: string;
  readonly item: TickItem<string>;
  readonly isOn: boolean;
  readonly hasBox: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly accepts: (moved: string, place: ReorderPlace) => boolean;
  readonly onDrop: (moved: string, place: ReorderPlace) => void;
}

function TickLine(props: TickLineProps) {
  const { order, name, item, isOn, hasBox, onTick, onStep, accepts, onDrop } = props;
  const t = useUiMessages();
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { id, label, help, lead, isDisabled = false, end } = item;
  const view = useReorderItem(order, line, handle, { id, label, accepts, onDrop });
  return (
    <li
      ref={line}
      {...reorderMarks(order, view)}
      className="flex min-h-9 items-center gap-2 rounded-control px-1 py-1 text-table hover:bg-hover pointer-coarse:min-h-11"
    >
      {isOn ? (
        <button
          ref={handle}
          type="button"
          aria-label={t('reorder.move', { label })}
          className="grid size-6 shrink-0 cursor-grab place-items-center rounded-badge text-ink3 hover:text-ink pointer-coarse:size-11"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onStep(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <Icon icon={GripVertical} size={14} />
        </button>
      ) : (
        <span aria-hidden="true" className="size-6 shrink-0 pointer-coarse:size-11" />
      )}
      {lead}
      <span className="min-w-0 flex-1">
        {hasBox ? (
          <Checkbox
            name={name}
            label={label}
            value={isOn}
            isDisabled={isDisabled}
            onChange={onTick}
            {...(help !== undefined && { help })}
          />
        ) : (
          label
        )}
      </span>
      {isOn && end}
    </li>
  );
}
