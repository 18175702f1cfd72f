import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeRule, fakeSupporterSeason, forGuest } from '../../fakes.ts'
import { PointRules } from './PointRules.tsx'

const meta = preview.meta({
  component: PointRules,
  args: given('season'),
  parameters: fragmentStory(
    graphql`
      query PointRulesStoryQuery {
        node(id: "supporterseason_winter") {
          ...PointRules_season @alias(as: "season")
        }
      }
    `,
    { Node: () => fakeSupporterSeason() },
  ),
})

export const Default = meta.story()
export const Guest = meta.story({ parameters: { relay: { data: { Node: () => forGuest } } } })
/** Nothing that is paid brings points. */
export const WithoutPayment = meta.story({
  parameters: { relay: { data: { Node: () => fakeSupporterSeason({ rules: [fakeRule()] }) } } },
})
