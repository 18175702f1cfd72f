import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeMessage } from '#storybook/fakes/talk.ts'
import { memberPlaceOf, membershipOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { MessageAuthor } from './MessageAuthor.tsx'

const of = (authorMembership: ReturnType<typeof membershipOf> | null) => ({
  Node: () => fakeMessage({ authorMembership }),
})

const meta = preview.meta({
  component: MessageAuthor,
  args: { ...given('membership'), name: '終電こむぎ', href: '/profile/komugi', isReachable: true },
  parameters: fragmentStory(
    graphql`
      query MessageAuthorStoryQuery {
        node(id: "message_1") {
          ... on Message {
            authorMembership {
              ...MessageAuthor_membership
            }
          }
        }
      }
    `,
    of(membershipOf('komugi')),
  ),
})

export const Default = meta.story()
export const Talent = meta.story({
  args: { name: '夜半ルカ' },
  parameters: { relay: { data: of(membershipOf('luka')) } },
})
export const Staff = meta.story({
  args: { name: '放送局スタッフ' },
  parameters: { relay: { data: of(membershipOf('staff')) } },
})
/** Whoever is a member by subscription wears the moon. */
export const Subscriber = meta.story({
  parameters: { relay: { data: of(memberPlaceOf('komugi')) } },
})
/** They have left: there is no page of theirs. */
export const Left = meta.story({
  args: { name: '退会したユーザー', href: undefined },
  parameters: { relay: { data: of(null) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  args: { name: 'The Assistant to the Deputy Chair of the Society of Those Who Are Still Awake' },
  parameters: { relay: { data: of(memberPlaceOf('luka')) } },
})
