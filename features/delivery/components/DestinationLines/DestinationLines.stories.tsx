import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeAddress, fakeDestination, longDestination } from '../../fakes.ts'
import { DestinationLines } from './DestinationLines.tsx'

const going = (destination: ReturnType<typeof fakeDestination>) => ({
  Query: () => ({ node: fakeAddress({ destination }) }),
})

const meta = preview.meta({
  component: DestinationLines,
  args: given('destination'),
  parameters: fragmentStory(
    graphql`
      query DestinationLinesStoryQuery {
        node(id: "address_home") {
          ... on DeliveryAddress @alias(as: "address") {
            destination {
              ...DestinationLines_destination
            }
          }
        }
      }
    `,
    going(fakeDestination()),
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const NoBuilding = meta.story({
  parameters: { relay: { data: going(fakeDestination({ building: '' })) } },
})
export const LongText = meta.story({ parameters: { relay: { data: going(longDestination) } } })
