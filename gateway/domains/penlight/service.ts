import DataLoader from 'dataloader'
import { countPenlights } from '../chat/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { countOwnLights, findLights, type Lightable, type Lights } from './store.ts'

export { lightDays } from './counting.ts'
export { deleteLights } from './store.ts'

/** The lights of a subject, and the viewer's among them: read at each request, for many in one statement. */
export const lightsOf = (
  context: GatewayContext,
  kind: Lightable,
  { id }: { id: string },
): Promise<Lights> =>
  context
    .loader(
      `${kind} lights`,
      ({ db, userId }) =>
        new DataLoader<string, Lights>(async (ids) => {
          const rows = await findLights(db, kind, { fanId: userId, ids })
          const found = new Map(rows.map(({ id: of, all, own }) => [of, { all, own }]))
          return ids.map((each) => found.get(each) ?? { all: 0, own: 0 })
        }),
    )
    .load(id)

/** How each type that penlights are waved at tells of them. */
export const lightFields = (kind: Lightable) => ({
  likeCount: async (row: { id: string }, _: unknown, context: GatewayContext) =>
    (await lightsOf(context, kind, row)).all,
  viewerLikeCount: async (row: { id: string }, _: unknown, context: GatewayContext) =>
    (await lightsOf(context, kind, row)).own,
})

/** How many penlights the viewer waves: one at each message, up to ten at each post, topic and comment. */
export async function viewerPenlights({ db, userId }: GatewayContext): Promise<number> {
  if (userId === null) return 0
  const [messages, others] = await Promise.all([
    countPenlights(db, userId),
    countOwnLights(db, userId),
  ])
  return messages + others
}
