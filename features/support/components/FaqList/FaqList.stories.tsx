import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeFaqEntry, helping } from '../../fakes.ts'
import { FaqList } from './FaqList.tsx'
import { FaqListSkeleton } from './FaqListSkeleton.tsx'

const meta = preview.meta({
  component: FaqList,
  args: given('tenant'),
  parameters: fragmentStory(
    graphql`
      query FaqListStoryQuery {
        tenant {
          ...FaqList_tenant @alias(as: "tenant")
        }
      }
    `,
    helping(),
  ),
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: helping(undefined, []) } } })
export const Loading = meta.story({ render: () => <FaqListSkeleton /> })
export const Opened = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('確認コードが届きません'))
    await expect(canvas.getByText(/ふつう1分以内/)).toBeVisible()
  },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: helping(undefined, [
        fakeFaqEntry({
          question:
            '購入したコインと、チェックインやミッションで受け取ったコインは、それぞれいつまで使えますか',
        }),
      ]),
    },
  },
})
