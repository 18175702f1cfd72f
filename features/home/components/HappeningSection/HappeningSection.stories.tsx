import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCommunity, fakeHappening } from '#storybook/fakes/community.ts'
import { HappeningSection } from './HappeningSection.tsx'
import { HappeningSectionSkeleton } from './HappeningSectionSkeleton.tsx'

const meta = preview.meta({
  component: HappeningSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query HappeningSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...HappeningSection_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

const showing = (happenings: ReturnType<typeof fakeHappening>[]) => ({
  relay: { data: { Node: () => fakeCommunity({ happenings }) } },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({
  parameters: showing([
    fakeHappening({
      title: '深夜二時のラジオ・冬の特別編・題のない曲に題をつける夜',
      body: 'おたよりを読みます。'.repeat(12),
    }),
  ]),
})
export const Loading = meta.story({ render: () => <HappeningSectionSkeleton /> })
export const Failed = meta.story({ parameters: { relay: { failing: ['Community.happenings'] } } })
