import { given } from '#storybook/given.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
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
    impossible: {
      Empty: 'It says one thing, which is so or the screen is not opened.',
    },
    relay: storyRelay<BlockedScreenQuery>({ query, data: guestData }),
  },
})

export const Default = meta.story()
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({
            supportEmail: 'otegami-no-uketsuke-gakari@yofukashi-todai-to-ohayo-onshitsu.example',
          }),
      },
    },
  },
})
