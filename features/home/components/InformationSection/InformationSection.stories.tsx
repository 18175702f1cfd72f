import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { wordyInformation } from '#storybook/fakes/information.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { InformationSection } from './InformationSection.tsx'
import { InformationSectionSkeleton } from './InformationSectionSkeleton.tsx'

const meta = preview.meta({
  component: InformationSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query InformationSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...InformationSection_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

export const Default = meta.story()
export const Empty = meta.story({
  parameters: {
    relay: { data: { Node: () => fakeCommunity({ informations: fakeConnection([]) }) } },
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: { Node: () => fakeCommunity({ informations: fakeConnection([wordyInformation]) }) },
    },
  },
})
export const Loading = meta.story({ render: () => <InformationSectionSkeleton /> })
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.informations'] } },
})
