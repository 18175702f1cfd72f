import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeCommunity, fakeHappening } from '../../fakes.ts'
import { HappeningSection } from './HappeningSection.tsx'
import { HappeningSectionSkeleton } from './HappeningSectionSkeleton.tsx'
import type { HappeningSectionStoryQuery } from './__generated__/HappeningSectionStoryQuery.graphql.ts'

const meta = preview.meta({
  component: HappeningSection,
  args: given('community'),
  parameters: {
    relay: storyRelay<HappeningSectionStoryQuery>({
      query: graphql`
        query HappeningSectionStoryQuery {
          node(id: "community_yoiyami") {
            ...HappeningSection_community @alias(as: "community")
          }
        }
      `,
      data: { Node: fakeCommunity },
      getReferenceEntries: ({ node }) => ({ community: node?.community }),
    }),
  },
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
