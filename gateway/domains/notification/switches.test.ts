import { afterAll, beforeAll, expect, it } from 'vitest'
import { isNobodysDoing, isSwitchable } from '#rules/notification.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import { openCommunity } from '../chat/testing.ts'
import { createPost } from '../post/writing.ts'
import type { NotificationKind as Kind } from '../types.generated.ts'
import { notificationsOf, setNotificationKind, unreadCountOf } from './reading.ts'
import { notify, tellOwn } from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

/** The kinds that a fan is told of, and in how many groups something is new. */
async function toldTo(fan: string) {
  const page = { side: 'after' as const, key: undefined, size: 20 }
  const rows = await notificationsOf(stage.as(fan), { fanId: fan }, page)
  return [rows.map(({ kind }) => kind), await unreadCountOf(stage.as(fan), { fanId: fan })] as const
}

it.each(NotificationKind)(
  '%s: its switch is heeded where the fan has one, and its neighbours stay as they are',
  async (kind) => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { communityId } = stage
    // Told of an oshi's post, a fan is shown it as long as it is there.
    const made = await createPost(stage.as(other), {
      communityId,
      text: '灯台の話',
      idempotencyKey: 'once',
    })
    if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
    const subjectId = made.postEdge.node.id
    const tell = async (told: Kind) => {
      const what = { fanId: fan, kind: told, subjectId, communityId }
      const at = stage.as(null).now()
      if (isNobodysDoing(told)) await tellOwn(stage.db, { ...what, at })
      else await notify(stage.db, { ...what, actorId: other, at })
    }
    const set = (isOn: boolean) => setNotificationKind(stage.as(fan), { kind, isOn })
    const neighbour = kind === 'FOLLOW' ? 'POST_LIKE' : 'FOLLOW'
    await set(false)
    await tell(kind)
    await tell(neighbour)
    const both = [[neighbour, kind], 2]
    expect(await toldTo(fan)).toEqual(isSwitchable(kind) ? [[neighbour], 1] : both)
    await set(true)
    expect(await toldTo(fan)).toEqual(both)
  },
)
