import { graphql } from 'react-relay'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { UserAvatar } from './UserAvatar.tsx'

const meta = preview.meta({
  component: UserAvatar,
  args: { ...given('user'), size: 96 as const },
  parameters: fragmentStory(
    graphql`
      query UserAvatarStoryQuery {
        viewer {
          user {
            ...UserAvatar_user
          }
        }
      }
    `,
    { User: fakeUser },
  ),
})

export const Default = meta.story()
export const Small = meta.story({ args: { size: 32 } })
