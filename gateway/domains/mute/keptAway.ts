import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findKeptAway, type KeptAway } from './store.ts'

/** Whom and what a fan keeps away: read once, whichever of it is asked for. */
export function keptAway(context: GatewayContext, fanId: string): Promise<KeptAway> {
  const load = (of: GatewayContext) =>
    new DataLoader((fans: readonly string[]) =>
      Promise.all(fans.map((fan) => findKeptAway(of.db, { fanId: fan, now: of.now() }))),
    )
  return context.loader('keptAway', load).load(fanId)
}
