/** A visit as a calendar knows it (RFC 5545). */
export interface CalendarVisit {
  /** Stays the same when the visit changes. */
  readonly uid: string;
  /** Counted up with each change: the later one replaces the earlier one. */
  readonly sequence: number;
  readonly stampAt: Date;
  readonly startAt: Date;
  readonly durationMin: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendees: readonly { readonly name: string; readonly email: string }[];
  readonly isCancelled: boolean;
}

/** Writes a visit as an iCalendar file: an invitation, or its withdrawal. Lines end with CR LF and are folded. */
export function visitCalendar(visit: CalendarVisit): string {
  const endAt = new Date(visit.startAt.getTime() + visit.durationMin * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ilot//Visites//FR',
    `METHOD:${visit.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(visit.stampAt)}`,
    `DTSTART:${utc(visit.startAt)}`,
    `DTEND:${utc(endAt)}`,
    `SUMMARY:${escaped(visit.title)}`,
    `LOCATION:${escaped(visit.place)}`,
    `DESCRIPTION:${escaped(visit.description)}`,
    `STATUS:${visit.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(visit.organizer.name)}:mailto:${visit.organizer.email}`,
    ...visit.attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${email}`,
    ),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A parameter's value: it may hold neither quotes nor line ends. */
const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/g, ' ')}"`;

const maxLineBytes = 75;
const encoder = new TextEncoder();

/** Cuts a line into pieces of 75 bytes at most, never inside a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    const room = pieces.length === 0 ? maxLineBytes : maxLineBytes - 1;
    if (encoder.encode(piece + sign).length > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece].join('\r\n ');
}
