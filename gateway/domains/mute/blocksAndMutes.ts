import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findBlocksAndMutes, type BlocksAndMutes } from './store.ts'

/** Whom and what a fan keeps away: read once, whichever of it is asked for. */
export function blocksAndMutes(context: GatewayContext, fanId: string): Promise<BlocksAndMutes> {
  const load = (of: GatewayContext) =>
    new DataLoader((fans: readonly string[]) =>
      Promise.all(fans.map((fan) => findBlocksAndMutes(of.db, { fanId: fan, now: of.now() }))),
    )
  return context.loader('blocksAndMutes', load).load(fanId)
}
