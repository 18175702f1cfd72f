import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { Screen } from './HandlerScreen.tsx'
import query, { type HandlerScreenQuery } from './__generated__/HandlerScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'A link that leads nowhere is the screen itself.' },
    relay: storyRelay<HandlerScreenQuery>({
      query,
      data: { Tenant: fakeTenant },
    }),
    route: { at: '/auth/handler' },
  },
})

/** A link that is cut off, or of a kind that is not known. */
export const Default = meta.story()

/** The link of a mail leads to the new password. */
export const LeadsToThePasswordReset = meta.story({
  parameters: {
    route: { path: '/auth/handler', at: '/auth/handler?mode=resetPassword&oobCode=abc' },
    relay: { data: { Tenant: () => fakeTenant({ name: 'おはよう温室' }) } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-address="/password-reset?oobCode=abc"]'),
      ).toBeTruthy(),
    )
  },
})

export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({ name: '夜ふかし灯台とおはよう温室と、そのあいだの港町にある小さな放送局' }),
      },
    },
  },
})
