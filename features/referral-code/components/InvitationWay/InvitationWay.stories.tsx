import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { inviting, onTheWay, received } from '../../fakes.ts'
import { InvitationWay } from './InvitationWay.tsx'

const meta = preview.meta({
  component: InvitationWay,
  args: given('referral'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query InvitationWayStoryQuery {
          viewer {
            referral {
              ...InvitationWay_referral @alias(as: "referral")
            }
          }
        }
      `,
      inviting(onTheWay()),
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** All that is left is the number. */
export const PhoneLeft = meta.story({
  parameters: { relay: { data: inviting(onTheWay({ stampedDays: 3 })) } },
})
export const Soon = meta.story({
  parameters: { relay: { data: inviting(onTheWay({ stampedDays: 4, hasPhoneNumber: true })) } },
})
export const Received = meta.story({ parameters: { relay: { data: inviting(received) } } })
