import { Icon, type IconShape } from '#ui/identity/Icon.tsx';

interface HighlightListProps {
  title: string;
  icon: IconShape;
  /** Class of the icon's colour. */
  tone: 'text-pos' | 'text-warn';
  lines: readonly string[];
}

/** Strengths or points to watch; nothing at all when there is none. */
export function HighlightList({ title, icon, tone, lines }: HighlightListProps) {
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-table font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon icon={icon} size={14} className={`mt-0.75 ${tone}`} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
