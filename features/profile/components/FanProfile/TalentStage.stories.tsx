import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { Text } from '#design-system/text/Text.tsx'
import { schedules } from '#storybook/fakes/schedules.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { channels } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeFan, showing } from '../../fakes.ts'
import { TalentStage } from './TalentStage.tsx'

const query = graphql`
  query TalentStageStoryQuery {
    tenant {
      community {
        fan(userId: "user_luka") {
          talent {
            ...TalentStage_talent
          }
        }
      }
    }
  }
`
const who = (stage: Parameters<typeof fakeTalent>[0]) =>
  showing(fakeFan({ talent: fakeTalent(stage) }))

const meta = preview.meta({
  component: TalentStage,
  args: { ...given('talent'), children: <Text>（ここに投稿）</Text> },
  parameters: fragmentStory(
    query,
    who({
      room: channels.midnight,
      nextSchedules: [schedules.radio],
      goods: [storeItems.few, storeItems.penlights],
    }),
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '「深夜二時のラジオ」へ' })).toHaveAttribute(
      'href',
      '/messages/chat/channel_midnight',
    )
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** Nothing is planned, nothing is sold of hers, and no room of hers is open to the viewer. */
export const Empty = meta.story({
  parameters: { relay: { data: who({ nextSchedules: [], goods: [] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
