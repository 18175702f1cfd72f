import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { ViewerMutesResolvers } from '../../types.generated.ts'
import { mutedIds } from '../mutedIds.ts'
import {
  findHiddenMessageIds,
  findHiddenMessages,
  findMutedWords,
  findUserMutes,
} from '../store.ts'
import type { MuteKind, MutesRow } from '../tables.ts'

const idOf = ({ id }: { id: string }) => id

async function usersOf(
  kind: MuteKind,
  { fanId }: MutesRow,
  args: ConnectionArgs,
  { db }: GatewayContext,
) {
  const most = listSizes['ViewerMutes.mutedUsers']
  const page = readKeysetPage(args, { most, decode: decodeIdCursor('mute') })
  return toConnection(await findUserMutes(db, { fanId, kind }, page), page, idOf)
}

export const ViewerMutes: ViewerMutesResolvers = {
  id: ({ fanId }) => `mutes ${fanId}`,
  mutedUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).MUTED,
  blockedUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).BLOCKED,
  unseenUserIds: async ({ fanId }, _, context) => (await mutedIds(context, fanId)).BLOCKED_BY,
  hiddenMessageIds: ({ fanId }, _, { db }) =>
    findHiddenMessageIds(db, fanId, listSizes['ViewerMutes.hiddenMessageIds']),
  words: ({ fanId }, _, { db, now }) => findMutedWords(db, { fanId, now: now() }),
  mutedUsers: (mutes, args, context) => usersOf('MUTED', mutes, args, context),
  blockedUsers: (mutes, args, context) => usersOf('BLOCKED', mutes, args, context),
  hiddenMessages: async ({ fanId }, args, { db }) => {
    const most = listSizes['ViewerMutes.hiddenMessages']
    const page = readKeysetPage(args, { most, decode: decodeIdCursor('hidden') })
    return toConnection(await findHiddenMessages(db, fanId, page), page, idOf)
  },
}
