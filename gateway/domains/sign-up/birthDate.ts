import { ageOn, dayInJapan } from '#rules/day.ts'

export type BirthDateProblem = 'NOT_A_DATE' | 'IN_THE_FUTURE' | 'TOO_LONG_AGO'

/** The youngest who may sign up, and from what age on no guardian is asked. */
export const minimumAge = 13
export const guardianlessAge = 16
const oldestAge = 120

const jstOffsetMs = 9 * 60 * 60 * 1000

/** What is wrong with a birth date of the form `YYYY-MM-DD`, or undefined. */
export function checkBirthDate(birthDate: string, now: Date): BirthDateProblem | undefined {
  const instant = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== birthDate)
    return 'NOT_A_DATE'
  if (birthDate > dayInJapan(now)) return 'IN_THE_FUTURE'
  return ageOn(birthDate, now) > oldestAge ? 'TOO_LONG_AGO' : undefined
}

/** When Japan's present day began. */
export function startOfDayInJapan(now: Date): Date {
  return new Date(new Date(`${dayInJapan(now)}T00:00:00Z`).getTime() - jstOffsetMs)
}
