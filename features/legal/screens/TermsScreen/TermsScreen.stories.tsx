import { fakeTenant } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { longText } from '../../fakes.ts'
import query, { type TermsScreenQuery } from './__generated__/TermsScreenQuery.graphql.ts'
import { Screen } from './TermsScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<TermsScreenQuery>({ query, data: { Tenant: () => fakeTenant() } }),
    impossible: { Empty: 'Nobody signs up without it: every tenant has one.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: { relay: { data: { Tenant: () => fakeTenant({ terms: longText }) } } },
})
