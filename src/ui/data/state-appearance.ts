import {
  Archive,
  Ban,
  Bookmark,
  CalendarClock,
  Check,
  CheckCheck,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleDotDashed,
  CirclePause,
  CirclePlay,
  CircleSlash,
  CircleStop,
  CircleX,
  Clock,
  Eye,
  EyeOff,
  FilePenLine,
  Hammer,
  Hourglass,
  KeyRound,
  Lock,
  LockKeyhole,
  Megaphone,
  MessageCircle,
  OctagonPause,
  Pencil,
  Radio,
  Send,
  Signature,
  Sparkle,
  TimerOff,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { IconShape } from '../identity/Icon.tsx';
import type { Tone } from './tones.ts';

/** A colour with the drawing that stands for it where there is none. */
interface Appearance {
  readonly tone: Tone;
  readonly icon: IconShape;
}

const appearances = {
  draft: { tone: 'sourcing', icon: Pencil },
  open: { tone: 'sourcing', icon: Circle },
  planned: { tone: 'sourcing', icon: Clock },
  gone: { tone: 'sourcing', icon: CircleSlash },
  over: { tone: 'sourcing', icon: CircleStop },
  archived: { tone: 'sourcing', icon: Archive },
  kept: { tone: 'sourcing', icon: CheckCheck },
  handed: { tone: 'sourcing', icon: KeyRound },
  locked: { tone: 'sourcing', icon: Lock },
  masked: { tone: 'sourcing', icon: EyeOff },
  reverted: { tone: 'sourcing', icon: Undo2 },
  fresh: { tone: 'info', icon: Sparkle },
  begun: { tone: 'info', icon: CirclePlay },
  running: { tone: 'info', icon: CircleDot },
  sent: { tone: 'info', icon: Send },
  talked: { tone: 'info', icon: MessageCircle },
  dated: { tone: 'info', icon: CalendarClock },
  seen: { tone: 'info', icon: Check },
  shown: { tone: 'info', icon: Megaphone },
  signedInfo: { tone: 'info', icon: FilePenLine },
  lockedInfo: { tone: 'info', icon: LockKeyhole },
  soon: { tone: 'warn', icon: Hourglass },
  held: { tone: 'warn', icon: Bookmark },
  partial: { tone: 'warn', icon: CircleDotDashed },
  pausing: { tone: 'warn', icon: CirclePause },
  alarm: { tone: 'warn', icon: TriangleAlert },
  works: { tone: 'warn', icon: Hammer },
  readOnly: { tone: 'warn', icon: Eye },
  expired: { tone: 'warn', icon: TimerOff },
  ok: { tone: 'pos', icon: CircleCheck },
  signed: { tone: 'pos', icon: Signature },
  live: { tone: 'pos', icon: Radio },
  late: { tone: 'neg', icon: CircleAlert },
  refused: { tone: 'neg', icon: CircleX },
  blocked: { tone: 'neg', icon: Ban },
  halted: { tone: 'neg', icon: OctagonPause },
} as const satisfies Readonly<Record<string, Appearance>>;

/** How a state looks, by a name that says what it means. */
export type StateAppearance = keyof typeof appearances;

/** The colour and the drawing of a state in a table of them. */
export function appearanceOf(states: Readonly<Record<string, StateAppearance>>, state: string): Appearance {
  return appearances[states[state] ?? 'open'];
}
