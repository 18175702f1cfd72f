import { paths } from '#addresses/treasure-machine.ts'
import { deliveryMessages } from '#features/delivery/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { AcquiredPrizesScreenQuery } from './screens/AcquiredPrizesScreen/__generated__/AcquiredPrizesScreenQuery.graphql.ts'
import type { DrawScreenQuery } from './screens/DrawScreen/__generated__/DrawScreenQuery.graphql.ts'
import type { DrawsScreenQuery } from './screens/DrawsScreen/__generated__/DrawsScreenQuery.graphql.ts'
import type { RedeemScreenQuery } from './screens/RedeemScreen/__generated__/RedeemScreenQuery.graphql.ts'
import type { MachineScreenQuery } from './screens/MachineScreen/__generated__/MachineScreenQuery.graphql.ts'
import { treasureMachineMessages } from './words.ts'

export const treasureMachineRoutes: FeatureRoutes = {
  messages: joinMessages(treasureMachineMessages, deliveryMessages),
  routes: [
    {
      path: paths.machines.pattern,
      screen: () => import('./screens/MachinesScreen/MachinesScreen.tsx'),
      query: () => import('./screens/MachinesScreen/__generated__/MachinesScreenQuery.graphql.ts'),
    },
    {
      path: paths.machine.pattern,
      screen: () => import('./screens/MachineScreen/MachineScreen.tsx'),
      query: () => import('./screens/MachineScreen/__generated__/MachineScreenQuery.graphql.ts'),
      variables: ({ treasure_machine_id = '' }): MachineScreenQuery['variables'] => ({
        id: treasure_machine_id,
      }),
    },
    {
      path: paths.redeem.pattern,
      screen: () => import('./screens/RedeemScreen/RedeemScreen.tsx'),
      query: () => import('./screens/RedeemScreen/__generated__/RedeemScreenQuery.graphql.ts'),
      variables: ({ treasure_machine_id = '' }): RedeemScreenQuery['variables'] => ({
        id: treasure_machine_id,
      }),
    },
    {
      path: paths.draws.pattern,
      screen: () => import('./screens/DrawsScreen/DrawsScreen.tsx'),
      query: () => import('./screens/DrawsScreen/__generated__/DrawsScreenQuery.graphql.ts'),
      variables: ({ treasure_machine_id = '' }): DrawsScreenQuery['variables'] => ({
        id: treasure_machine_id,
      }),
    },
    {
      path: paths.acquired.pattern,
      screen: () => import('./screens/AcquiredPrizesScreen/AcquiredPrizesScreen.tsx'),
      query: () =>
        import('./screens/AcquiredPrizesScreen/__generated__/AcquiredPrizesScreenQuery.graphql.ts'),
      variables: ({ item_id = '' }): AcquiredPrizesScreenQuery['variables'] => ({ id: item_id }),
    },
    {
      path: paths.draw.pattern,
      screen: () => import('./screens/DrawScreen/DrawScreen.tsx'),
      query: () => import('./screens/DrawScreen/__generated__/DrawScreenQuery.graphql.ts'),
      variables: ({ treasure_draw_id = '' }): DrawScreenQuery['variables'] => ({
        id: treasure_draw_id,
      }),
    },
  ],
}
