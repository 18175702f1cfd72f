import type { Language } from '../graphql/context.ts'

const day = { year: 'numeric', day: 'numeric', weekday: 'short', timeZone: 'Asia/Tokyo' } as const
const time = { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const
const formats = {
  ja: {
    day: new Intl.DateTimeFormat('ja', { ...day, month: 'long' }),
    time: new Intl.DateTimeFormat('ja', { ...time, hourCycle: 'h23' }),
  },
  en: {
    day: new Intl.DateTimeFormat('en', { ...day, month: 'short' }),
    time: new Intl.DateTimeFormat('en', { ...time, hourCycle: 'h12' }),
  },
}

/** ICU versions differ in the space before AM and PM. */
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

/** A day in Japan, as the pages write it: 2026年11月20日(金), or Fri, Nov 20, 2026. */
export const dayInTokyo = (language: Language, instant: Date) =>
  plainSpaces(formats[language].day.format(instant))

/** The same with the time: a letter and the page it leads to name one instant in the same words. */
export function wholeInTokyo(language: Language, instant: Date): string {
  const clock = plainSpaces(formats[language].time.format(instant))
  return `${dayInTokyo(language, instant)} ${clock}${language === 'ja' ? '' : ' JST'}`
}

const written: Record<Language, Intl.DateTimeFormat> = {
  ja: new Intl.DateTimeFormat('ja', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }),
  en: new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }),
}

/** A day and time in Japan, as letters write it. */
export function dayAndTime(language: Language, instant: Date): string {
  const text = written[language].format(instant)
  return language === 'ja' ? text : `${text} JST`
}
