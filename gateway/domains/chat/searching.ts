import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { awayFrom, blockersOf } from '../mute/service.ts'
import { emptyPage, searchPage, type SearchArgs } from '../search/service.ts'
import { showMentions } from '../mention/service.ts'
import { isDirect } from './rooms.ts'
import { loadChannel, visibleChannels } from './service.ts'
import { findMessages } from './store.ts'
import type { MessageRow } from './tables.ts'
import { asReadable } from './withholding.ts'

/** What is said in a community's rooms is found under this name, which the database writes (`find_message`). */
const scopeOf = (communityId: string) => `message ${communityId}`

/**
 * A page of what was said in the rooms that the viewer may read, or in one of them, that holds all words. Nothing of whom
 * they keep away or who blocks them, and nothing of direct messages, which are in no list but their own.
 */
export async function searchMessages(
  context: GatewayContext,
  communityId: string,
  { channelId, ...args }: SearchArgs & { channelId?: string | null },
) {
  const rooms = channelId
    ? [await loadChannel(context, channelId)]
    : await visibleChannels(context, communityId)
  const readable = new Map(
    rooms.flatMap((room) =>
      room && room.communityId === communityId && !isDirect(room) ? [[room.id, room]] : [],
    ),
  )
  if (readable.size === 0) return emptyPage<MessageRow>(args)
  const away = new Set([...(await awayFrom(context)), ...(await blockersOf(context))])
  return searchPage<MessageRow>(
    context,
    {
      communityId,
      scope: scopeOf(communityId),
      partId: channelId ?? undefined,
      most: listSizes['Community.searchMessages'],
      async load(ids) {
        const rows = await findMessages(context.db, ids)
        const found = await Promise.all(
          rows.flatMap((row) => {
            const room = readable.get(row.channelId)
            const isShown = room && row.deletedAt === null && !away.has(row.authorId)
            return isShown ? [asReadable(context, room, row)] : []
          }),
        )
        // By the names of now: nobody is found by one that they left behind.
        return Promise.all(
          found
            .filter(({ isWithheld }) => !isWithheld)
            .map(async (row) => ({
              id: row.id,
              row,
              text: (await showMentions(context, row)).text,
              hasPicture: row.images.length > 0,
            })),
        )
      },
    },
    args,
  )
}
