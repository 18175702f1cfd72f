import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { provenDraw } from '../../evidence.fakes.ts'
import { fakeDraw } from '../../fakes.ts'
import query, { type DrawScreenQuery } from './__generated__/DrawScreenQuery.graphql.ts'
import { Screen } from './DrawScreen.tsx'

const showing = (draw: ReturnType<typeof fakeDraw> | null) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DrawScreenQuery>({
      query,
      variables: { id: 'treasuredraw_1' },
      data: { Query: () => ({ node: provenDraw() }) },
    }),
    impossible: {
      Empty: 'A draw has a pick at least.',
      LongText: 'Its words are the interface’s own.',
    },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** The pair of seeds still serves. */
export const NotRevealed = meta.story({ parameters: showing(provenDraw({ serverSeed: null })) })
export const Forged = meta.story({
  parameters: showing(provenDraw({ signature: '00'.repeat(64) })),
})
export const TakenForPoints = meta.story({ parameters: showing(fakeDraw()) })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
