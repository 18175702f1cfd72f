import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeBlocks, fakeCountdown, fakeLandingPage, fakeText } from '../../fakes.ts'
import { PageBlocks } from './PageBlocks.tsx'

const meta = preview.meta({
  component: PageBlocks,
  args: given('page'),
  parameters: fragmentStory(
    graphql`
      query PageBlocksStoryQuery {
        node(id: "landingpage_winter") {
          ...PageBlocks_page @alias(as: "page")
        }
      }
    `,
    { Node: fakeLandingPage },
  ),
})

type Blocks = NonNullable<ReturnType<typeof fakeLandingPage>['blocks']>
const showing = (blocks: Blocks) => ({
  relay: { data: { Node: () => fakeLandingPage({ blocks }) } },
})

/** One of each. */
export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
/** What it counted down to is here, and what its blocks named is not any more. */
export const NothingLeft = meta.story({
  parameters: showing([
    fakeCountdown({ until: '2026-11-20T02:59:00.000Z' }),
    { ...fakeBlocks.items, items: [], link: null },
    { ...fakeBlocks.machines, machines: [] },
    { ...fakeBlocks.video, playlist: null },
    { ...fakeBlocks.schedule, schedules: [] },
    { ...fakeBlocks.code, page: null },
  ]),
})
/** Words alone, without a heading and without a way on. */
export const WordsAlone = meta.story({
  parameters: showing([fakeText({ heading: '', link: null })]),
})
