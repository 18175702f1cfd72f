import { countPenlights } from '../chat/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findOwnCounts } from './store.ts'

/** How many penlights the viewer waves: one at each message, up to ten at each post. */
export async function viewerPenlights({ db, userId }: GatewayContext): Promise<number> {
  if (userId === null) return 0
  const [messages, { lights }] = await Promise.all([
    countPenlights(db, userId),
    findOwnCounts(db, userId),
  ])
  return messages + lights
}

/** How many posts of the viewer's stand. */
export async function viewerPosts({ db, userId }: GatewayContext): Promise<number> {
  return userId === null ? 0 : (await findOwnCounts(db, userId)).posts
}
