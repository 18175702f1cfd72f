import { listSizes } from '#schema/listSizes.generated.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { ViewerMutesResolvers } from '../../types.generated.ts'
import { mutedIds } from '../mutedIds.ts'
import {
  findHiddenMessageIds,
  findHiddenMessages,
  findMutedWords,
  findUserMutes,
} from '../store.ts'

const idOf = ({ id }: { id: string }) => id

export const ViewerMutes: ViewerMutesResolvers = {
  id: ({ fanId }) => `mutes ${fanId}`,
  mutedUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).MUTED,
  blockedUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).BLOCKED,
  unseenUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).BLOCKED_BY,
  hiddenMessageIds: ({ fanId }, _, { db }) =>
    findHiddenMessageIds(db, fanId, listSizes['ViewerMutes.hiddenMessageIds']),
  words: ({ fanId }, _, { db, now }) => findMutedWords(db, { fanId, now: now() }),
  users: async ({ fanId }, { mute, ...args }, { db }) => {
    const most = listSizes['ViewerMutes.users']
    const page = readKeysetPage(args, { most, decode: decodeIdCursor('mute') })
    const found = mute === 'NONE' ? [] : await findUserMutes(db, { fanId, kind: mute }, page)
    return toConnection(found, page, idOf)
  },
  hiddenMessages: async ({ fanId }, args, { db }) => {
    const most = listSizes['ViewerMutes.hiddenMessages']
    const page = readKeysetPage(args, { most, decode: decodeIdCursor('hidden') })
    return toConnection(await findHiddenMessages(db, fanId, page), page, idOf)
  },
}
