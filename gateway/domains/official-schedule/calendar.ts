/** One entry of a calendar. Texts are plain, instants are exact. */
export type CalendarEntry = {
  /** The same for all of its life, and of no other in the world. */
  uid: string
  startsAt: Date
  endsAt: Date
  title: string
  body: string
  place: string | null
  /** Its page. */
  url: string
  isCancelled: boolean
  /** How often it was changed, and when last. */
  sequence: number
  changedAt: Date
}

/** A bell a quarter of an hour ahead. */
const alarmMinutes = 15

/**
 * Entries as a calendar's file (iCalendar, RFC 5545): `\r\n` ends a line, none is longer than 75 octets. Times are
 * written in UTC, which every calendar shows in its reader's own zone. Where nothing was changed it is the same file
 * to the octet, so that its hash tells whether it was.
 */
export function calendarOf(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ouen//Official schedules//JA',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Tokyo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(entry: CalendarEntry): string[] {
  const { uid, title, body, place, url, isCancelled } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${body}\n\n${url}`)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    ...(isCancelled ? [] : alarmOf(title)),
    'END:VEVENT',
  ]
}

const alarmOf = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${alarmMinutes}M`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** `20261120T170000Z`: an instant in UTC, to the second. */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A text as a value: what would end it or its line is escaped, what no text may hold is left out. */
export function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\n/g, '\\n')
  )
}

/** A line in pieces of 75 octets at most, none of which parts a character; each but the first begins with a space. */
export function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
