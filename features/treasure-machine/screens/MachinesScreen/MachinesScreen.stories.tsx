import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMachine, machines } from '../../fakes.ts'
import query, { type MachinesScreenQuery } from './__generated__/MachinesScreenQuery.graphql.ts'
import { Screen } from './MachinesScreen.tsx'

const listing = (treasureMachines: ReturnType<typeof fakeMachine>[]) => ({
  Community: () => fakeCommunity({ treasureMachines }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<MachinesScreenQuery>({ query, data: listing(Object.values(machines)) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: listing([]) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.treasureMachines'] } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: listing([
        fakeMachine({
          name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のトレジャーマシン',
          description: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
        }),
      ]),
    },
  },
})
