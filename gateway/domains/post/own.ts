import type { GatewayContext } from '../../platform/graphql/context.ts'
import { countOwn } from './store.ts'

/** How many posts of the viewer's stand. */
export async function viewerPosts({ db, userId }: GatewayContext): Promise<number> {
  return userId === null ? 0 : countOwn(db, userId)
}
