import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { guestData } from '../../fakes.ts'
import query, { type IpBlockedScreenQuery } from './__generated__/IpBlockedScreenQuery.graphql.ts'
import { Screen } from './IpBlockedScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<IpBlockedScreenQuery>({ query, data: guestData }),
  },
})

export const Default = meta.story()
