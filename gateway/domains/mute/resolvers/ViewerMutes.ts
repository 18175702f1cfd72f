import { listSizes } from '#schema/listSizes.generated.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { ViewerMutesResolvers } from '../../types.generated.ts'
import { blocksAndMutes } from '../blocksAndMutes.ts'
import { findHiddenMessages, findUserMutes } from '../store.ts'

const idOf = ({ id }: { id: string }) => id

export const ViewerMutes: ViewerMutesResolvers = {
  id: ({ fanId }) => `mutes ${fanId}`,
  mutedUserIds: async ({ fanId }, _, context) => (await blocksAndMutes(context, fanId)).MUTED,
  blockedUserIds: async ({ fanId }, _, context) => (await blocksAndMutes(context, fanId)).BLOCKED,
  unseenUserIds: async ({ fanId }, _, context) => (await blocksAndMutes(context, fanId)).BLOCKED_BY,
  hiddenMessageIds: async ({ fanId }, _, context) => (await blocksAndMutes(context, fanId)).HIDDEN,
  words: async ({ fanId }, _, context) => (await blocksAndMutes(context, fanId)).words,
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
