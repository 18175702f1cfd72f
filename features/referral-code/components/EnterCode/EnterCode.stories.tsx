import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { inviting, newcomer } from '../../fakes.ts'
import { EnterCode } from './EnterCode.tsx'

const meta = preview.meta({
  component: EnterCode,
  args: { ...given('referral'), offered: '' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query EnterCodeStoryQuery {
          viewer {
            referral {
              ...EnterCode_referral @alias(as: "referral")
            }
          }
        }
      `,
      inviting(newcomer),
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** As an invitation's link begins it. */
export const Offered = meta.story({ args: { offered: '0QX49TNB' } })
