import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderMinutes } from '#rules/officialSchedule.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { openCommunity } from '../chat/testing.ts'
import { notificationsOf, scheduleOf, setNotificationKind } from '../notification/reading.ts'
import { isReminded, remindOfSchedules } from './reminding.ts'
import { schedulesOf, watchSchedule } from './service.ts'
import { officialSchedule, type OfficialScheduleRow } from './tables.ts'

const minute = 60_000
let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const isFar = ({ startsAt }: OfficialScheduleRow) =>
  startsAt.getTime() > now().getTime() + 2 * reminderMinutes * minute
/** What is to come, the soonest first. */
async function findAhead() {
  const list = { among: 'COMING', first: 20 } as const
  const { edges } = await schedulesOf(stage.as(null), stage.communityId, list)
  return edges.map(({ node }) => node).filter((row) => !row.isCancelled && isFar(row))
}
const now = () => stage.as(null).now()
const context = (): JobContext => ({ ...stage.as(null), signal: new AbortController().signal })
const goTo = (at: number) => stage.pass((at - now().getTime()) / 1000)
const change = (id: string, changed: Partial<OfficialScheduleRow>) =>
  stage.db.update(officialSchedule).set(changed).where(eq(officialSchedule.id, id))
async function watch(fan: string, { id: scheduleId }: OfficialScheduleRow, isWatched = true) {
  const said = await watchSchedule(stage.as(fan), { scheduleId, isWatched })
  expect(said.__typename).toBe('WatchOfficialScheduleSuccess')
}
/** What a fan was reminded of, the latest first. */
async function remindersOf(fan: string) {
  const shown = { side: 'after', key: undefined, size: 20 } as const
  const told = await notificationsOf(stage.as(fan), { fanId: fan }, shown)
  expect(told.every(({ kind }) => kind === 'SCHEDULE_STARTING')).toBe(true)
  return Promise.all(told.map(async (one) => (await scheduleOf(stage.as(fan), one))?.id))
}

it('reminds once whoever said to be there, and nobody else; again where it is moved', async () => {
  const [schedule, ...others] = (await findAhead()) as [
    OfficialScheduleRow,
    ...OfficialScheduleRow[],
  ]
  const starts = schedule.startsAt.getTime()
  const cancelled = others.find(({ startsAt }) => startsAt.getTime() > starts)!
  const [fan, undecided, stranger] = [await stage.fan(), await stage.fan(), await stage.fan()]
  await watch(fan, schedule)
  await watch(fan, cancelled)
  await watch(undecided, schedule)
  await watch(undecided, schedule, false)
  await change(cancelled.id, { startsAt: schedule.startsAt, isCancelled: true })

  goTo(starts - reminderMinutes * minute - 1)
  await remindOfSchedules(context())
  expect(await remindersOf(fan)).toEqual([])
  stage.pass(1)
  await Promise.all([1, 2, 3].map(() => remindOfSchedules(context())))
  goTo(starts - minute)
  await remindOfSchedules(context())
  expect(await remindersOf(fan)).toEqual([schedule.id])
  for (const other of [undecided, stranger]) expect(await remindersOf(other)).toEqual([])

  const later = starts + 3_600_000
  await change(schedule.id, { startsAt: new Date(later), endsAt: new Date(later + 3_600_000) })
  goTo(later - reminderMinutes * minute)
  await remindOfSchedules(context())
  expect(await remindersOf(fan)).toEqual([schedule.id, schedule.id])
  // Who says so when it has begun knows it.
  goTo(later + minute)
  await watch(stranger, schedule)
  await remindOfSchedules(context())
  expect(await remindersOf(stranger)).toEqual([])
})

it('says to whoever will be there that they are told, unless they switched that off', async () => {
  const [schedule] = (await findAhead()) as [OfficialScheduleRow]
  const fan = await stage.fan()
  expect(await isReminded(stage.as(fan), schedule)).toBe(false)
  await watch(fan, schedule)
  expect(await isReminded(stage.as(fan), schedule)).toBe(true)
  await setNotificationKind(stage.as(fan), { kind: 'SCHEDULE_STARTING', isOn: false })
  expect(await isReminded(stage.as(fan), schedule)).toBe(false)
  goTo(schedule.startsAt.getTime() - minute)
  await remindOfSchedules(context())
  expect(await remindersOf(fan)).toEqual([])
})

it('reminds late where no gateway ran at its time, and not where it began long ago', async () => {
  const [schedule] = (await findAhead()) as [OfficialScheduleRow]
  const [fan, sleeper] = [await stage.fan(), await stage.fan()]
  await watch(fan, schedule)
  goTo(schedule.startsAt.getTime() + minute)
  await remindOfSchedules(context())
  expect(await remindersOf(fan)).toContain(schedule.id)
  const [next] = (await findAhead()) as [OfficialScheduleRow]
  await watch(sleeper, next)
  goTo(next.startsAt.getTime() + reminderMinutes * minute)
  await remindOfSchedules(context())
  expect(await remindersOf(sleeper)).toEqual([])
})
