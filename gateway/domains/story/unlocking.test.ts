import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { stampToday } from '../check-in/service.ts'
import { balancesOf, grant } from '../ledger/service.ts'
import { claimMissions, roundId } from '../mission/claiming.ts'
import { viewerMissions } from '../mission/service.ts'
import { postLikeDay } from '../post/tables.ts'
import { invariants } from './invariants.ts'
import { keepStoryPlace } from './places.ts'
import { chaptersOf, lockOf, pagesOf, storiesOf } from './service.ts'
import type { StoryChapterRow } from './tables.ts'
import { rankNameOf, unlockStoryChapter, viewerPasses } from './unlocking.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let [film, link, ranked, passed] = [] as unknown as StoryChapterRow[]
beforeAll(async () => {
  stage = await openCommunity()
  const backstage = (await storiesOf(stage.as(null), stage.communityId))[2]!
  ;[film, link, ranked, passed] = await chaptersOf(stage.as(null), backstage)
})
afterAll(() => stage.close())

const unlock = (fan: string | null, chapter: StoryChapterRow | undefined, passes = 1) =>
  unlockStoryChapter(stage.as(fan), { chapterId: chapter?.id ?? 'storychapter_none', passes })
const passes = (fan: string | null) => viewerPasses(stage.as(fan))
const pages = async (fan: string | null, chapter: StoryChapterRow | undefined) =>
  (await pagesOf(stage.as(fan), chapter!))?.length
const isOpen = async (fan: string | null, chapter: StoryChapterRow | undefined) =>
  (await lockOf(stage.as(fan), chapter!)) === null
let given = 0
const give = (fan: string, amount: number) =>
  stage.db.transaction((transaction) =>
    grant(transaction, {
      key: `test:${(given += 1)}`,
      reason: 'SUPPORT',
      at: stage.as(null).now(),
      lots: [
        {
          ownerId: fan,
          asset: 'TICKET:view',
          class: 'FREE',
          amount,
          expiry: { afterDays: 180 },
        },
      ],
    }),
  )

it('a film and a way outside are open to all', async () => {
  expect([await isOpen(null, film), await isOpen(null, link)]).toEqual([true, true])
  expect([film!.kind, link!.kind]).toEqual(['VIDEO', 'EXTERNAL_LINK'])
  expect(film!.videoId).toMatch(/^video_/)
  expect(link!.url).toMatch(/^https:/)
})

it('a rank opens its chapter, and says its name until then', async () => {
  const fan = await stage.fan()
  const lock = (await lockOf(stage.as(fan), ranked!))!
  expect(lock.condition).toBe('SUPPORTER_RANK')
  expect(await rankNameOf(stage.as(fan), lock)).toBe('ともしび')
  expect(await unlock(fan, ranked)).toMatchObject({ code: 'RANK' })
  expect(await pages(fan, ranked)).toBeUndefined()
  const days = ['2026-11-02', '2026-11-03', '2026-11-04']
  await stage.db.insert(postLikeDay).values(days.map((day) => ({ fanId: fan, day, waved: 10 })))
  expect(await pages(fan, ranked)).toBe(2)
  expect(await unlock(fan, ranked)).toMatchObject({ __typename: 'UnlockStoryChapterSuccess' })
  expect(await passes(fan)).toBe(0)
})

it('passes are taken once, however often it is pressed at once', async () => {
  const fan = await stage.fan()
  await give(fan, 2)
  const answers = await Promise.all(Array.from({ length: 50 }, () => unlock(fan, passed)))
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
    new Set(['UnlockStoryChapterSuccess']),
  )
  expect(await passes(fan)).toBe(1)
  expect(await pages(fan, passed)).toBe(2)
  expect(await isOpen(await stage.fan(), passed)).toBe(false)
})

it('takes nothing from who has none, was told another number, or is a guest', async () => {
  const fan = await stage.fan()
  expect(await unlock(fan, passed)).toMatchObject({
    __typename: 'StoryUnlockConditionError',
    code: 'PASS',
  })
  await give(fan, 3)
  expect(await unlock(fan, passed, 2)).toMatchObject({ code: 'PASS' })
  expect(await passes(fan)).toBe(3)
  expect(await unlock(null, passed)).toEqual({ __typename: 'UnauthenticatedError' })
  expect(await unlock(fan, undefined)).toEqual({
    __typename: 'NotFoundError',
    field: 'chapterId',
  })
  expect([await passes(null), await pages(null, passed)]).toEqual([null, undefined])
})

it('no place is kept in what is locked', async () => {
  const fan = await stage.fan()
  const keep = () => keepStoryPlace(stage.as(fan), { chapterId: passed!.id, page: 1 })
  expect(await keep()).toMatchObject({ __typename: 'NotFoundError' })
  await give(fan, 1)
  await unlock(fan, passed)
  expect(await keep()).toMatchObject({ __typename: 'KeepStoryPlaceSuccess' })
})

it('a period says when it opens', async () => {
  const [, letter] = await storiesOf(stage.as(null), stage.communityId)
  const waiting = (await chaptersOf(stage.as(null), letter!))[1]!
  expect(await unlock(await stage.fan(), waiting)).toMatchObject({
    code: 'PERIOD',
    retryAt: waiting.opensAt,
  })
})

it('the first stamp brings a pass', async () => {
  const fan = await stage.fan()
  await stampToday(stage.as(fan), { communityId: stage.communityId })
  const rounds = (await viewerMissions(stage.as(fan), stage.communityId))!
  const round = rounds.find(({ mission }) => mission.slug === 'once-pass')!
  const { communityId } = stage
  await claimMissions(stage.as(fan), { communityId, roundIds: [roundId(round)] })
  expect((await balancesOf(stage.db, fan, stage.as(null).now())).get('TICKET:view')?.free).toBe(1)
  expect(await passes(fan)).toBe(1)
})

it('keeps its promises', async () => {
  expect(await audit(stage.ownerUrl, invariants)).toEqual(
    invariants.map(({ name }) => ({ name, violations: [] })),
  )
})
