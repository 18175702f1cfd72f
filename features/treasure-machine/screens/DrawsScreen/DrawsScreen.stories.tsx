import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { draws, fakeDraw, fakeMachine, fakePrize } from '../../fakes.ts'
import query, { type DrawsScreenQuery } from './__generated__/DrawsScreenQuery.graphql.ts'
import { Screen } from './DrawsScreen.tsx'

const having = (...nodes: ReturnType<typeof fakeDraw>[]) => ({
  Query: () => ({ node: fakeMachine({ viewerDraws: fakeConnection(nodes) }) }),
})
const byTicket = fakeDraw({ id: 'treasuredraw_ticket', tickets: 1, freeCoins: 0, paidCoins: 0 })
const byPoints = fakeDraw({ id: 'treasuredraw_points', points: 200, offer: null })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DrawsScreenQuery>({
      query,
      variables: { id: 'treasuremachine_festival' },
      data: having(byPoints, byTicket, draws.plain, draws.ten),
    }),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: having() } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having(
        fakeDraw({
          picks: [
            {
              ...{ slot: 0, table: 'BASE', position: null, isNew: false },
              prize: fakePrize({
                name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(3),
              }),
            },
          ],
        }),
      ),
    },
  },
})
