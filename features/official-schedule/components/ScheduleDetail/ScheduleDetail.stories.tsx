import { graphql } from 'react-relay'
import { fakeSchedule, schedules, wordySchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ScheduleDetail } from './ScheduleDetail.tsx'
import { ScheduleDetailSkeleton } from './ScheduleDetailSkeleton.tsx'

const meta = preview.meta({
  component: ScheduleDetail,
  args: given('schedule'),
  parameters: fragmentStory(
    graphql`
      query ScheduleDetailStoryQuery {
        node(id: "schedule_radio") {
          ...ScheduleDetail_schedule @alias(as: "schedule")
        }
      }
    `,
    { Node: fakeSchedule },
  ),
})

const showing = (schedule: typeof wordySchedule) => ({
  relay: { data: { Node: () => schedule } },
})

export const Default = meta.story()
export const Live = meta.story({ parameters: showing(schedules.camera) })
export const Cancelled = meta.story({ parameters: showing(schedules.walk) })
export const LongText = meta.story({ parameters: showing(wordySchedule) })
export const Loading = meta.story({ render: () => <ScheduleDetailSkeleton /> })
