import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ScheduleFilters } from './ScheduleFilters.tsx'

const everything = { among: 'COMING' as const, kind: null, talent: null }

const meta = preview.meta({
  component: ScheduleFilters,
  args: { ...given('community'), filters: everything },
  parameters: fragmentStory(
    graphql`
      query ScheduleFiltersStoryQuery {
        node(id: "community_yoiyami") {
          ...ScheduleFilters_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

export const Default = meta.story()
export const OshiFirst = meta.story({
  parameters: { relay: { data: { Node: () => fakeCommunity(asMember) } } },
  async play({ canvas }) {
    const [, first] = canvas.getAllByRole('link')
    await expect(first).toHaveTextContent('推し・夜半ルカ')
  },
})
/** Each choice keeps the other. */
export const Narrowed = meta.story({
  args: { filters: { among: 'PAST' as const, kind: 'EVENT' as const, talent: 'hiyori' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '配信' })).toHaveAttribute(
      'href',
      '/events?when=past&talent=hiyori&kind=STREAM',
    )
  },
})
/** One performs alone: there is nobody to choose from. */
export const OneTalent = meta.story({
  parameters: { relay: { data: { Node: () => fakeCommunity({ talents: [fakeTalent()] }) } } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeCommunity({
            talents: [
              fakeTalent({ id: 'talent_long', name: '夜半ルカ（放送局の屋上から）' }),
              fakeTalent({
                id: 'talent_longer',
                slug: 'signal',
                name: '深夜二時のラジオの三秒おくれの時報',
              }),
            ],
          }),
      },
    },
  },
})
