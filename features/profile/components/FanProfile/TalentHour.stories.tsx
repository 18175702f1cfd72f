import { graphql } from 'react-relay'
import { schedules, wordySchedule, type fakeSchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { TalentHour } from './TalentHour.tsx'
import { hours } from './TalentStage.css.ts'

const query = graphql`
  query TalentHourStoryQuery {
    node(id: "schedule_radio") {
      ...TalentHour_schedule @alias(as: "schedule")
    }
  }
`
const at = (schedule: ReturnType<typeof fakeSchedule>) => ({
  parameters: { relay: { data: { Node: () => schedule } } },
})

const meta = preview.meta({
  component: TalentHour,
  args: given('schedule'),
  render: (args) => (
    <ol className={hours}>
      <TalentHour {...args} />
    </ol>
  ),
  parameters: fragmentStory(query, { Node: () => schedules.radio }),
})

export const Default = meta.story()
/** It begins later than was said first. */
export const MovedInEnglish = meta.story({ globals: { locale: 'en' }, ...at(schedules.club) })
export const LongText = meta.story(at(wordySchedule))
