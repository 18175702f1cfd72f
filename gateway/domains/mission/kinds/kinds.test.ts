import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openCommunity } from '../../chat/testing.ts'
import { post } from '../../post/tables.ts'
import { treasureDraw, treasureMachine } from '../../treasure-machine/tables.ts'
import { viewerMissions } from '../service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const progress = async (fan: string, slug: string) =>
  (await viewerMissions(stage.as(fan), stage.communityId))!.find(
    ({ mission }) => mission.slug === slug,
  )!.progress

it('counts posts, those too that were taken away', async () => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  const at = stage.as(null).now()
  await stage.db.insert(post).values({
    id: newId('post'),
    communityId: stage.communityId,
    authorId: fan,
    text: '夜ふかし中',
    idempotencyKey: 'once',
    postedAt: at,
    deletedAt: at,
  })
  expect([await progress(fan, 'once-post'), await progress(other, 'once-post')]).toEqual([1, 0])
})

it('counts draws by odds, of this week, and none that points bought', async () => {
  const machines = await stage.db.select().from(treasureMachine)
  const idOf = (kind: string) => machines.find((each) => each.kind === kind)!.id
  const draw = (fanId: string, over: Partial<typeof treasureDraw.$inferInsert>) =>
    stage.db.insert(treasureDraw).values({
      id: newId('treasuredraw'),
      machineId: idOf('PROBABILITY'),
      fanId,
      requestId: newId('treasuredraw'),
      transferId: newId('transfer'),
      offer: 'ONE',
      at: stage.as(null).now(),
      free: 0,
      paid: 300,
      tickets: 0,
      points: 0,
      sinceBefore: 0,
      sinceAfter: 1,
      ...over,
    })
  const fan = await stage.fan()
  await draw(fan, { machineId: idOf('STOCK') })
  await draw(fan, { offer: null })
  await draw(fan, { at: new Date(stage.as(null).now().getTime() - 7 * 24 * 60 * 60 * 1000) })
  expect(await progress(fan, 'weekly-draw')).toBe(0)
  await draw(fan, {})
  expect(await progress(fan, 'weekly-draw')).toBe(1)
  await stage.db.delete(treasureDraw).where(eq(treasureDraw.fanId, fan))
})
