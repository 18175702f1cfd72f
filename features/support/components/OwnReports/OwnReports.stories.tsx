import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeReport, fan, helping } from '../../fakes.ts'
import { OwnReports } from './OwnReports.tsx'

const meta = preview.meta({
  component: OwnReports,
  args: given('viewer'),
  parameters: fragmentStory(
    graphql`
      query OwnReportsStoryQuery {
        viewer {
          ...OwnReports_viewer @alias(as: "viewer")
        }
      }
    `,
    helping(),
  ),
})

/** A message that is looked at, a post that was dealt with, a topic that broke no rule, and a person. */
export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: helping(
        fan({
          sentReports: [
            fakeReport({ note: '同じ文が何度も流れてきて、話が読めなくなっています。'.repeat(4) }),
          ],
        }),
      ),
    },
  },
})
