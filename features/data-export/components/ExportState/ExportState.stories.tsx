import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeExport, fanData, writing } from '../../fakes.ts'
import { ExportState } from './ExportState.tsx'

const meta = preview.meta({
  component: ExportState,
  args: given('dataExport'),
  parameters: fragmentStory(
    graphql`
      query ExportStateStoryQuery {
        viewer {
          dataExport {
            ...ExportState_dataExport
          }
        }
      }
    `,
    fanData(fakeExport()),
  ),
})

export const Ready = meta.story()
export const Writing = meta.story({ parameters: { relay: { data: fanData(writing()) } } })
export const Large = meta.story({
  parameters: { relay: { data: fanData(fakeExport({ size: 12_345_678 })) } },
})
