import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTimelines } from '../../fakes.ts'
import { SourceSwitches } from './SourceSwitches.tsx'

const choosing = (sources: ('FOLLOWED' | 'OSHI' | 'OFFICIAL')[]) => ({
  Community: () => fakeCommunity({ viewerTimelines: fakeTimelines({ sources }) }),
})

const meta = preview.meta({
  component: SourceSwitches,
  args: { ...given('timelines'), communityId: 'community_yoiyami' },
  parameters: {
    impossible: { Empty: 'The sources are always the same.' },
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query SourceSwitchesStoryQuery {
          tenant {
            community {
              viewerTimelines {
                ...SourceSwitches_timelines @alias(as: "timelines")
              }
            }
          }
        }
      `,
      choosing(['FOLLOWED', 'OSHI', 'OFFICIAL']),
    ),
  },
})

export const Default = meta.story()
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: choosing(['OSHI']) } },
})
