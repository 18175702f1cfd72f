import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeDeletion, fanData } from '../../fakes.ts'
import { UnderWay } from './UnderWay.tsx'

const until = (endsAt?: string) =>
  fanData({}, { accountDeletion: fakeDeletion(endsAt ? { endsAt } : {}) })

const meta = preview.meta({
  component: UnderWay,
  args: given('deletion'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query UnderWayStoryQuery {
          viewer {
            accountDeletion {
              ...UnderWay_deletion
            }
          }
        }
      `,
      until(),
    ),
  },
})

export const Default = meta.story()
export const PutOff = meta.story({
  parameters: { relay: { data: until('2026-11-20T02:00:00.000Z') } },
})
