import { Icon, type IconShape } from '../identity/Icon.tsx';

/** One action of the bulk bar. */
export function BulkAction({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: IconShape;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-8 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-side-admin-current pointer-coarse:min-h-11"
    >
      <Icon icon={icon} />
      {label}
    </button>
  );
}
