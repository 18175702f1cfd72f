import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { followed, strained, trending } from '../../fakes.ts'
import query, { type TrendScreenQuery } from './__generated__/TrendScreenQuery.graphql.ts'
import { Screen } from './TrendScreen.tsx'

const showing = (data: ReturnType<typeof trending>) => ({ relay: { data } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<TrendScreenQuery>({ query, variables: {}, data: trending(followed) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing(trending([])) })
export const LongText = meta.story({ parameters: showing(trending(strained, [12_840, 2])) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
