import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { answered, followers, listing, longNames, one, several, subscribers } from '../../fakes.ts'
import query, { type FollowListScreenQuery } from './__generated__/FollowListScreenQuery.graphql.ts'
import { Screen } from './FollowListScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<FollowListScreenQuery>({
      query,
      variables: { direction: 'FOLLOWING' },
      data: { ...listing(several), FollowFanPayload: () => answered(false) },
    }),
  },
})

const backwards = { variables: { direction: 'FOLLOWERS' as const } }

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: { relay: { data: listing(one) } } })
/** Whose names wear the moon. */
export const OfSubscribers = meta.story({ parameters: { relay: { data: listing(subscribers) } } })
export const Followers = meta.story({
  parameters: { relay: { ...backwards, data: listing(followers) } },
})
export const Empty = meta.story({ parameters: { relay: { data: listing([]) } } })
export const NoFollowers = meta.story({
  parameters: { relay: { ...backwards, data: listing([]) } },
})
export const LongText = meta.story({ parameters: { relay: { data: listing(longNames) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: listing(null) } },
})

/** Who is let go of stays where they were, so that a slip can be undone. */
export const LetsGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: '終電こむぎさんをフォロー中' })
    await userEvent.click(first)
    await waitFor(() => expect(first).toHaveAccessibleName('終電こむぎさんをフォロー'))
    await expect(canvas.getByText('終電こむぎ')).toBeVisible()
  },
})
