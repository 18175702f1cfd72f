import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { guestData } from '../../fakes.ts'
import query, { type BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'
import { Screen } from './BlockedScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<BlockedScreenQuery>({ query, data: guestData }),
  },
})

export const Default = meta.story()
