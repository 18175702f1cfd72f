import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeReferral, inviting } from '../../fakes.ts'
import { InvitedFans } from './InvitedFans.tsx'

const meta = preview.meta({
  component: InvitedFans,
  args: given('referral'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query InvitedFansStoryQuery {
          viewer {
            referral {
              ...InvitedFans_referral @alias(as: "referral")
            }
          }
        }
      `,
      inviting(),
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({
  parameters: { relay: { data: inviting(fakeReferral()) } },
})
