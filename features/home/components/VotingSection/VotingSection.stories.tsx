import { graphql } from 'react-relay'
import { fakeVotingEvent } from '#features/voting-event/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { VotingSection } from './VotingSection.tsx'

const showing = (...votingEvents: ReturnType<typeof fakeVotingEvent>[]) => ({
  relay: { data: { Node: () => fakeCommunity({ votingEvents }) } },
})

const meta = preview.meta({
  component: VotingSection,
  args: given('community'),
  parameters: {
    ...fragmentStory(
      graphql`
        query VotingSectionStoryQuery {
          node(id: "community_yoiyami") {
            ...VotingSection_community @alias(as: "community")
          }
        }
      `,
      { Node: () => fakeCommunity({ votingEvents: [fakeVotingEvent()] }) },
    ),
    impossible: { Empty: 'Without a vote that is open it shows nothing.' },
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Two = meta.story({
  parameters: showing(fakeVotingEvent(), fakeVotingEvent({ id: 'votingevent_other' })),
})
export const LongText = meta.story({
  parameters: showing(
    fakeVotingEvent({
      title:
        '年末年始にみんなで夜ふかしするための特別番組を決める大投票、どれがいちばん見たいですか',
    }),
  ),
})
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.votingEvents'] } },
  globals: { locale: 'en' },
})
