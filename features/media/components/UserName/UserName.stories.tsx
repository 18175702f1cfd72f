import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { UserName } from './UserName.tsx'

const meta = preview.meta({
  component: UserName,
  args: given('user'),
  parameters: fragmentStory(
    graphql`
      query UserNameStoryQuery {
        node(id: "user_me") {
          ... on User @alias(as: "user") {
            ...UserName_user
          }
        }
      }
    `,
    { Query: () => ({ node: fakeUser() }) },
  ),
})
const of = (user: ReturnType<typeof fakeUser>) => ({
  relay: { data: { Query: () => ({ node: user }) } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
export const Member = meta.story({
  parameters: of(fakeUser({ isSubscriber: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '会員' })).toBeVisible()
  },
})
/** As long as one may be, where it has one line: the moon is not what is cut. */
export const LongText = meta.story({
  parameters: of(
    fakeUser({ displayName: 'いちばん長い名前の、灯台守の見習いのファン', isSubscriber: true }),
  ),
  decorators: [
    (Story) => (
      <div style={{ width: '160px', whiteSpace: 'nowrap' }}>
        <Story />
      </div>
    ),
  ],
})
