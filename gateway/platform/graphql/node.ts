import { loadChannel, loadMessage } from '../../domains/chat/service.ts'
import {
  loadCommunity,
  loadHappening,
  loadJoinedCommunity,
  loadTalent,
} from '../../domains/community/service.ts'
import { prefixOf } from '../ids.ts'
import { loadTenant } from '../../domains/tenant/service.ts'
import { loadUser } from '../../domains/user/service.ts'
import type { GatewayContext } from './context.ts'
import type { Resolvers } from './types.generated.ts'

type Found = { __typename: string } | null

/** By an id's prefix, which is a client's word: a Map knows only what was put into it. */
const loaders = new Map<string, (context: GatewayContext, id: string) => Promise<Found>>([
  ['user', named('User', loadUser)],
  ['community', named('Community', loadCommunity)],
  ['talent', named('Talent', loadTalent)],
  ['happening', named('Happening', loadHappening)],
  ['membership', named('JoinedCommunity', loadJoinedCommunity)],
  ['channel', named('Channel', loadChannel)],
  ['message', named('Message', loadMessage)],
])

function named(
  typename: string,
  load: (context: GatewayContext, id: string) => Promise<object | null>,
): (context: GatewayContext, id: string) => Promise<Found> {
  return async (context, id) => {
    const row = await load(context, id)
    return row && { ...row, __typename: typename }
  }
}

export const nodeResolvers: Resolvers = {
  Query: {
    node: async (_, { id }, context) => {
      if (id === context.tenantId) return { ...(await loadTenant(context)), __typename: 'Tenant' }
      const prefix = prefixOf(id)
      const found = prefix === undefined ? null : await loaders.get(prefix)?.(context, id)
      return (found ?? null) as never
    },
  },
}
