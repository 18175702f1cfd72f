import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { statusOf } from '../store/service.ts'
import { findUnderWay } from './store.ts'
import type { SessionRow } from './tables.ts'

/** The viewer's checkout that holds an item for them, or null: they can go back to it. */
export async function checkoutOfItem(
  context: GatewayContext,
  itemId: string,
): Promise<SessionRow | null> {
  // Of most items nobody holds a piece, which is known without asking.
  if (context.userId === null || (await statusOf(context, itemId)).held === 0) return null
  const found = await underWay(context, context.userId)
  return found.find((each) => each.itemId === itemId)?.session ?? null
}

/** What the viewer began last in a community and has neither paid nor left, or null. */
export async function checkoutIn(
  context: GatewayContext,
  communityId: string,
): Promise<SessionRow | null> {
  if (context.userId === null) return null
  const found = await underWay(context, context.userId)
  return found.find(({ session }) => session.communityId === communityId)?.session ?? null
}

/** All that a request asks for is one statement. */
function underWay(context: GatewayContext, fanId: string) {
  return context
    .loader(
      'checkouts under way',
      ({ db, now }) =>
        new DataLoader<string, Awaited<ReturnType<typeof findUnderWay>>>((fanIds) =>
          Promise.all(fanIds.map((each) => findUnderWay(db, each, now()))),
        ),
    )
    .load(fanId)
}
