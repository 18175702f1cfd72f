import { graphql } from 'react-relay'
import { fakeUser, membershipOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFan, showing } from '../../fakes.ts'
import type { FanProfileStoryQuery } from './__generated__/FanProfileStoryQuery.graphql.ts'
import { FanProfile } from './FanProfile.tsx'

const joinedAt = '2026-11-01T00:00:00.000Z'

const meta = preview.meta({
  component: FanProfile,
  args: { ...given('fan', 'viewer'), communityId: 'community_shiodamari' },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<FanProfileStoryQuery>({
      query: graphql`
        query FanProfileStoryQuery {
          tenant {
            community {
              fan(userId: "user_komugi") {
                ...FanProfile_fan
              }
            }
          }
          viewer {
            ...FanProfile_viewer
          }
        }
      `,
      data: showing(fakeFan()),
      getReferenceEntries: ({ tenant, viewer }) => ({ fan: tenant.community.fan, viewer }),
    }),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** One of the demo's own people says so, also in English. */
export const ResidentInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: showing(fakeFan({ isDemoResident: true })) } },
})
export const Subscriber = meta.story({
  parameters: {
    relay: {
      data: showing(
        fakeFan({ membership: { ...membershipOf('komugi'), joinedAt, isSubscriber: true } }),
      ),
    },
  },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: showing(
        fakeFan({
          isDemoResident: true,
          user: fakeUser({ id: 'user_x', displayName: '灯台のふもとで待つひよこ隊の新人' }),
        }),
      ),
    },
  },
})
