import { describe, expect, it } from 'vitest'
import { calendarOf, escaped, folded, type CalendarEntry } from './calendar.ts'

const radio: CalendarEntry = {
  uid: 'schedule_1@ouen.example',
  // 02:00 in Japan, which is the day before in UTC.
  startsAt: new Date('2026-11-20T17:00:00.000Z'),
  endsAt: new Date('2026-11-20T18:30:00.000Z'),
  title: '深夜二時のラジオ',
  body: '題のない曲の続きと、おたより。',
  place: null,
  url: 'https://ouen.example/official-schedules/schedule_1',
  isCancelled: false,
  sequence: 0,
  changedAt: new Date('2026-11-18T03:00:00.000Z'),
}

/** What a calendar reads: lines put together again, by name. */
function read(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const physical = file.slice(0, -2).split('\r\n')
  expect(physical.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true)
  return file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
}

describe('a calendar’s file', () => {
  it('says when in UTC, by the rule of the standard', () => {
    expect(read(calendarOf('よいやみ放送局', [radio]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ouen//Official schedules//JA',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:よいやみ放送局',
      'X-WR-TIMEZONE:Asia/Tokyo',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:schedule_1@ouen.example',
      'DTSTAMP:20261118T030000Z',
      'LAST-MODIFIED:20261118T030000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261120T170000Z',
      'DTEND:20261120T183000Z',
      'SUMMARY:深夜二時のラジオ',
      String.raw`DESCRIPTION:題のない曲の続きと、おたより。\n\nhttps://ouen.example/official-schedules/schedule_1`,
      'URL:https://ouen.example/official-schedules/schedule_1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'DESCRIPTION:深夜二時のラジオ',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('says that one was cancelled, and rings no bell for it', () => {
    const lines = read(calendarOf('', [{ ...radio, isCancelled: true, sequence: 2 }]))
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:2']))
    expect(lines).not.toContain('BEGIN:VALARM')
  })

  it('keeps a text within its value, whatever is in it', () => {
    const place = 'ホール; 2階, 右\\奥\r\nBEGIN:VEVENT'
    const lines = read(calendarOf('', [{ ...radio, place }]))
    expect(lines).toContain(String.raw`LOCATION:ホール\; 2階\, 右\\奥\nBEGIN:VEVENT`)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })
})

describe('a text', () => {
  it('has its marks escaped once, each end of a line as one, and no control characters', () => {
    expect(escaped('a\\,b;c\nd\re\r\nf\u0000\u001b\u007fg:"h"\ti')).toBe(
      'a\\\\\\,b\\;c\\nd\\ne\\nfg:"h"\ti',
    )
  })
})

describe('a line', () => {
  it('of 75 octets stays whole, and one more begins a new piece', () => {
    expect(folded('a'.repeat(75))).toBe('a'.repeat(75))
    expect(folded('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    expect(folded('a'.repeat(75 + 74 + 1))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`)
  })

  it('is parted between characters, never within one', () => {
    for (const character of ['あ', 'é', '🏮', '𠮟']) {
      const line = `SUMMARY:${character.repeat(90)}`
      const pieces = folded(line).split('\r\n')
      expect(pieces.every((piece) => Buffer.byteLength(piece) <= 75)).toBe(true)
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
      expect(pieces.join('\r\n').replaceAll('\r\n ', '')).toBe(line)
    }
  })
})
