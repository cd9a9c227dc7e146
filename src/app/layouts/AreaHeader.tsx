import { Mark } from '#ui/identity/Mark.tsx';

interface AreaHeaderProps {
  readonly title: string;
  readonly caption: string;
}

/** The mark, whose house it is and what it is, at the head of a navigation. */
export function AreaHeader({ title, caption }: AreaHeaderProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 px-2 py-1.5">
      <Mark size={32} className="shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-table font-semibold" title={title}>
          {title}
        </span>
        <span className="truncate text-micro font-medium opacity-80">{caption}</span>
      </span>
    </span>
  );
}
