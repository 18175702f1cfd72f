import { graphql } from 'react-relay'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeFan, showing } from '../../fakes.ts'
import { FanWays } from './FanWays.tsx'

const query = graphql`
  query FanWaysStoryQuery {
    tenant {
      community {
        fan(userId: "user_komugi") {
          ...FanWays_fan
        }
      }
    }
    viewer {
      ...FanWays_viewer
    }
  }
`
const ofLongName = fakeFan({
  user: fakeUser({ id: 'user_x', displayName: '灯台のふもとで待つひよこ隊の新人' }),
})

const meta = preview.meta({
  component: FanWays,
  args: { ...given('fan', 'viewer'), communityId: 'community_shiodamari' },
  parameters: { session: { status: 'loggedIn' }, ...fragmentStory(query, showing(fakeFan())) },
})

export const English = meta.story({ globals: { locale: 'en' } })
export const MutedWithALongName = meta.story({
  parameters: { relay: { data: showing(ofLongName, { mutedUserIds: ['user_x'] }) } },
})
export const BlockedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: showing(ofLongName, { blockedUserIds: ['user_x'] }) } },
})
