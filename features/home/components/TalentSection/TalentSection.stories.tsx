import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { TalentSection } from './TalentSection.tsx'
import { TalentSectionSkeleton } from './TalentSectionSkeleton.tsx'

const meta = preview.meta({
  component: TalentSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query TalentSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...TalentSection_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeCommunity({
            talents: [
              fakeTalent({
                name: '夜半ルカ（放送局の屋上から）',
                catchphrase: '深夜二時です。'.repeat(10),
                reading: '',
              }),
            ],
          }),
      },
    },
  },
})
export const Loading = meta.story({ render: () => <TalentSectionSkeleton /> })
export const Failed = meta.story({ parameters: { relay: { failing: ['Community.talents'] } } })
