import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '#design-system/stack/Stack.tsx'
import { fakeFan } from '#features/profile/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import type { PlayTools } from '#storybook/playTools.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import query, {
  type FollowButtonStoryQuery,
} from './__generated__/FollowButtonStoryQuery.graphql.ts'
import { FollowButton } from './FollowButton.tsx'
import { FollowCounts } from './FollowCounts.tsx'

/** The button beside the counts that it changes. */
function Followed() {
  const { tenant } = useLazyLoadQuery<FollowButtonStoryQuery>(
    graphql`
      query FollowButtonStoryQuery {
        tenant {
          community {
            fan(userId: "user_komugi") {
              ...FollowButton_fan
              ...FollowCounts_fan
            }
          }
        }
      }
    `,
    {},
  )
  const { fan } = tenant.community
  if (!fan) return null
  return (
    <Stack gap={3} align="start">
      <FollowCounts fan={fan} isOwn={false} />
      <FollowButton fan={fan} communityId="community_1" />
    </Stack>
  )
}

const showing = (isFollowed: boolean) => ({
  Community: () => fakeCommunity({ fan: fakeFan({ isFollowed }) }),
})

const meta = preview.meta({
  component: Followed,
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<FollowButtonStoryQuery>({ query, data: showing(false) }),
  },
})

const press = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: /さんをフォロー$/ }))
/** Its words alone say whether it is: a reader would say `aria-pressed` besides. */
const says = async ({ canvas }: PlayTools, words: 'フォロー' | 'フォロー中') => {
  const button = canvas.getByRole('button', { name: /さんをフォロー/ })
  await waitFor(() => expect(button).toHaveAccessibleName(`終電こむぎさんを${words}`))
  await expect(button).not.toHaveAttribute('aria-pressed')
}

export const Default = meta.story()
export const AlreadyFollowed = meta.story({
  parameters: { relay: { data: showing(true) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /さんをフォロー中$/ })).toHaveTextContent(
      'フォロー中',
    )
  },
})

/** Seen at once, before the gateway has answered. */
export const AtOnce = meta.story({
  parameters: { relay: { outcome: { FollowButtonMutation: 'pending' } } },
  play: async (tools) => {
    await press(tools)
    await says(tools, 'フォロー中')
    await untilVisible(await tools.canvas.findByText('フォロワー32人'))
  },
})

/** Undone where nothing came through, with a word. */
export const Offline = meta.story({
  parameters: { relay: { outcome: { FollowButtonMutation: 'error' } } },
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByText(/通信できません/))
    await says(tools, 'フォロー')
    await untilVisible(await tools.canvas.findByText('フォロワー31人'))
  },
})
