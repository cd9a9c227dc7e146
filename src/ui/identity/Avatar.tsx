import { cx } from '../cx.ts';
import { initialsOf, pickBySeed } from './seed.ts';

// The salt gives the people of the demonstration four different grounds.
const salt = '/bji';
const grounds = ['#33495a', '#8a3a24', '#24694f', '#6a4480', '#225f99', '#7a4a12'] as const;

export interface AvatarProps {
  /** Full name: gives the initials, the colour and the accessible name. */
  name: string;
  /** Address of a portrait; the initials stand in for one. */
  src?: string | null;
  size?: 16 | 24 | 32 | 48 | 64;
  /** A green dot: this person is on the record now. */
  isPresent?: boolean;
  /** True when the name is written beside it. */
  isDecorative?: boolean;
}

const sizes = {
  16: 'size-4 text-[0.4375rem]',
  24: 'size-6 text-[0.5625rem]',
  32: 'size-8 text-micro',
  48: 'size-12 text-base',
  64: 'size-16 text-lg',
} as const;

/** A portrait, or initials on a disc whose colour always follows the name. */
export function Avatar({
  name,
  src = null,
  size = 24,
  isPresent = false,
  isDecorative = false,
}: AvatarProps) {
  return (
    <span
      className={cx(
        'relative inline-grid shrink-0 place-items-center rounded-full font-semibold text-white',
        sizes[size],
      )}
      style={{ background: pickBySeed(name, grounds, salt) }}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src === null ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <img src={src} alt="" className="size-full rounded-full object-cover" />
      )}
      {isPresent && (
        <span className="absolute -right-px -bottom-px size-2 rounded-full border-[1.5px] border-card bg-pos-fill" />
      )}
    </span>
  );
}
