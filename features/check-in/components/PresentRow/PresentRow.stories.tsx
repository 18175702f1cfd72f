import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakePresent, presents } from '../../fakes.ts'
import { list } from './PresentRow.css.ts'
import { PresentRow } from './PresentRow.tsx'

const showing = (present: ReturnType<typeof fakePresent>) => ({
  relay: { data: { Node: () => present } },
})

const meta = preview.meta({
  component: PresentRow,
  args: given('present'),
  decorators: [
    (Story) => (
      <ul className={list}>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    ...fragmentStory(
      graphql`
        query PresentRowStoryQuery {
          node(id: "checkinpresent_postcard") {
            ...PresentRow_present @alias(as: "present")
          }
        }
      `,
      showing(presents.ready).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Received = meta.story({ parameters: showing(presents.received) })
export const OutOfReach = meta.story({ parameters: showing(presents.outOfReach) })
export const Gone = meta.story({ parameters: showing(presents.gone) })
export const LongText = meta.story({
  parameters: showing(
    fakePresent({
      name: '灯台まつりの三日間に灯台の階段を全部のぼった人だけが持っていた、あの卓上カレンダー',
      stock: 100_000,
      left: 98_765,
    }),
  ),
})
