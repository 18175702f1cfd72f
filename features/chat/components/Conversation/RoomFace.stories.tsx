import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { directChannel } from '#storybook/fakes/talk.ts'
import { RoomFace } from './RoomFace.tsx'

type FacedProps = Pick<ComponentProps<typeof RoomFace>, 'name' | 'size'> & {
  user: ComponentProps<typeof RoomFace>['partner']
}

/** A partner’s own fragment gives them as a user. */
const Faced = ({ user, ...props }: FacedProps) => <RoomFace partner={user} {...props} />

const meta = preview.meta({
  component: Faced,
  args: { ...given('user'), name: '終電こむぎ', size: 48 as const },
  parameters: fragmentStory(
    graphql`
      query RoomFaceStoryQuery {
        node(id: "channel_komugi") {
          ... on Channel {
            direct {
              partner {
                ...UserAvatar_user
              }
            }
          }
        }
      }
    `,
    { Node: () => directChannel() },
  ),
})

export const Default = meta.story()
export const InAHead = meta.story({ args: { size: 32 } })
export const AtTheBeginning = meta.story({ args: { size: 96 } })
/** Of who has left nothing but a word is known. */
export const PartnerLeft = meta.story({
  render: ({ size }) => <RoomFace partner={null} name="退会したユーザー" size={size} />,
})
