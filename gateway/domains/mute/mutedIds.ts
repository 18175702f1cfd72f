import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findMutedIds } from './store.ts'

/** Whom a fan keeps away, and who keeps them away: read once, whichever of the lists are asked for. */
export function mutedIds(context: GatewayContext, fanId: string) {
  const most = listSizes['ViewerMutes.mutedUserIds']
  const load = (of: GatewayContext) =>
    new DataLoader((fans: readonly string[]) =>
      Promise.all(fans.map((fan) => findMutedIds(of.db, fan, most))),
    )
  return context.loader('mutedIds', load).load(fanId)
}
