import { expect, fireEvent } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeFanBadgeGift, fakeImageViewGift, fakeSoundGift, opened } from '../../fakes.ts'
import { SpecialGifts } from './SpecialGifts.tsx'

const meta = preview.meta({
  component: SpecialGifts,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query SpecialGiftsStoryQuery {
        node(id: "storeitem_soundtrack") {
          ... on StoreItem @alias(as: "item") {
            ...SpecialGifts_item
          }
        }
      }
    `,
    {
      Query: () => ({
        node: fakeStoreItem({ ...opened.soundtrack, specialGifts: [fakeSoundGift()] }),
      }),
    },
  ),
})
const holding = (specialGifts: (typeof opened.soundtrack)['specialGifts']) => ({
  relay: {
    data: { Query: () => ({ node: fakeStoreItem({ ...opened.soundtrack, specialGifts }) }) },
  },
})

/** Who starts one stops the one before; each is kept under its own name. */
export const Default = meta.story({
  async play({ canvas }) {
    const [first, second] = [
      canvas.getByLabelText<HTMLAudioElement>('待ち時間の曲'),
      canvas.getByLabelText<HTMLAudioElement>('負けた日の曲'),
    ]
    let isStopped = false
    first.pause = () => (isStopped = true)
    await fireEvent.play(first)
    await expect(isStopped).toBe(false)
    await fireEvent.play(second)
    await expect(isStopped).toBe(true)
    const kept = canvas.getByRole('link', { name: '「負けた日の曲」をダウンロード' })
    await expect(kept).toHaveAttribute('download', '負けた日の曲.mp3')
    await expect(kept).toHaveAttribute('href', `${second.getAttribute('src')}&download=`)
  },
})
export const Pictures = meta.story({ parameters: holding([fakeImageViewGift()]) })
export const Badge = meta.story({ parameters: holding([fakeFanBadgeGift()]) })
