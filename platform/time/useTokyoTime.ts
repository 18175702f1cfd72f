import { useIntl, type FormatDateOptions, type IntlShape } from 'react-intl'
import { serverInstant } from './serverClock.ts'

/** ICU versions differ in the space before AM and PM; a server's page and its adoption must not. */
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

const time: FormatDateOptions = { hour: 'numeric', minute: '2-digit' }
const clock = {
  ja: { ...time, hourCycle: 'h23' },
  en: { ...time, hourCycle: 'h12' },
} as const

/**
 * Instants (ISO 8601) as a fan in Japan reads them, whatever the browser's own zone:
 * `day` 2026年11月20日(金), `dayShort` 11月20日(金), `month` 11月, `dayAndTime` 11月20日(金) 21:45, `time` 21:45, `moment` 11/20 21:45,
 * `recent` 21:45 today and else 11/20 21:45, `whole` 2026年11月20日(金) 21:45. All say the year where it is not the present one.
 * English says JST where the place is not clear from what is around.
 */
export function useTokyoTime() {
  return tokyoTime(useIntl())
}

/** The same outside of React. `dayKey` tells Tokyo's days apart: 2026-11-20. */
export function tokyoTime(intl: Pick<IntlShape, 'locale' | 'formatDate'>) {
  const isJapanese = intl.locale === 'ja'
  const format = (instant: string, options: FormatDateOptions) =>
    plainSpaces(intl.formatDate(instant, { timeZone: 'Asia/Tokyo', ...options }))
  const hours = isJapanese ? clock.ja : clock.en
  const day = (instant: string) =>
    format(instant, {
      year: 'numeric',
      month: isJapanese ? 'long' : 'short',
      day: 'numeric',
      weekday: 'short',
    })
  // Of another year it says which: what is due in January is read in December.
  const dayShort = (instant: string) =>
    isThisYear(instant)
      ? format(instant, { month: isJapanese ? 'long' : 'short', day: 'numeric', weekday: 'short' })
      : day(instant)
  const timeOf = (instant: string) => format(instant, hours)
  const jst = isJapanese ? '' : ' JST'
  const date = (instant: string) =>
    format(instant, {
      month: isJapanese ? 'numeric' : 'short',
      day: 'numeric',
      ...(!isThisYear(instant) && { year: 'numeric' }),
    })
  const moment = (instant: string) => `${date(instant)} ${timeOf(instant)}`
  return {
    day,
    dayShort,
    month: (instant: string) =>
      format(instant, {
        month: 'long',
        ...(!isThisYear(instant) && { year: 'numeric' }),
      }),
    time: timeOf,
    moment,
    recent: (instant: string) => (isToday(instant) ? timeOf(instant) : moment(instant)),
    dayAndTime: (instant: string) => `${dayShort(instant)} ${timeOf(instant)}${jst}`,
    whole: (instant: string) => `${day(instant)} ${timeOf(instant)}${jst}`,
    dayKey: (instant: string) => tokyoDay(instant),
  }
}

/** Japan has no summer time: its days are UTC's, nine hours on. */
const offset = 9 * 60 * 60 * 1000

/** The day in Tokyo that an instant is on, `YYYY-MM-DD`. */
export function tokyoDay(instant: string): string {
  return new Date(Date.parse(instant) + offset).toISOString().slice(0, 10)
}

/** The present day in Tokyo by the gateway's clock, `YYYY-MM-DD`. */
export const todayInTokyo = () => tokyoDay(serverInstant())

/** Whether an instant is in the present year in Tokyo. */
const isThisYear = (instant: string) => tokyoDay(instant).slice(0, 4) === todayInTokyo().slice(0, 4)

/** Whether an instant is on the present day in Tokyo. */
export const isToday = (instant: string) => tokyoDay(instant) === todayInTokyo()
