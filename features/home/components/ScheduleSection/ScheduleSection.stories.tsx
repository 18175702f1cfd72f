import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeSchedule, schedules, wordySchedule } from '#storybook/fakes/schedules.ts'
import { ScheduleSection } from './ScheduleSection.tsx'
import { ScheduleSectionSkeleton } from './ScheduleSectionSkeleton.tsx'

const meta = preview.meta({
  component: ScheduleSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query ScheduleSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...ScheduleSection_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

const showing = (nextSchedules: ReturnType<typeof fakeSchedule>[]) => ({
  relay: { data: { Node: () => fakeCommunity({ nextSchedules }) } },
})

export const Default = meta.story()
/** One is on now, one will not be. */
export const LiveAndCancelled = meta.story({
  parameters: showing([schedules.camera, schedules.walk]),
})
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({ parameters: showing([wordySchedule]) })
export const Loading = meta.story({ render: () => <ScheduleSectionSkeleton /> })
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.nextSchedules'] } },
})
