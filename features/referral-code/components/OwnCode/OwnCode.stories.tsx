import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { inviting } from '../../fakes.ts'
import { OwnCode } from './OwnCode.tsx'

const meta = preview.meta({
  component: OwnCode,
  args: { ...given('referral'), brand: 'よいやみ放送局' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query OwnCodeStoryQuery {
          viewer {
            referral {
              ...OwnCode_referral @alias(as: "referral")
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
