import { useState } from 'react'
import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeStoreItem, sizeVariants, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import type { VariantChoice_item$key } from './__generated__/VariantChoice_item.graphql.ts'
import { VariantChoice } from './VariantChoice.tsx'

function Choosing({ item, asked }: { item: VariantChoice_item$key; asked: number }) {
  const [chosen, setChosen] = useState<string>()
  return <VariantChoice item={item} value={chosen} onChange={setChosen} asked={asked} />
}

const meta = preview.meta({
  component: Choosing,
  args: { ...given('item'), asked: 0 },
  parameters: fragmentStory(
    graphql`
      query VariantChoiceStoryQuery {
        node(id: "storeitem_shirt") {
          ... on StoreItem @alias(as: "item") {
            ...VariantChoice_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.sizes }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

/** The small one is sold out: it is there, and can't be chosen. */
export const NoneChosen = meta.story({
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('group', { name: 'サイズ' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^S\s*売り切れ/ })).toBeDisabled()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
})
/** By the arrow keys, past what is sold out. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked()
  },
})
export const AllSoldOut = meta.story({
  parameters: of(
    fakeStoreItem({
      ...storeItems.sizes,
      variants: sizeVariants.map((each) => ({ ...each, stockLeft: 0 })),
    }),
  ),
})
/** Bought without a choice: it says so, and the first that can be chosen has the focus. */
export const Wrong = meta.story({
  args: { asked: 1 },
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByText('サイズをお選びください。')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus()
  },
})
export const English = meta.story({ args: { asked: 1 }, globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: of(
    fakeStoreItem({
      ...storeItems.sizes,
      variantTitle: 'サイズ・カラー',
      variants: sizeVariants.map((each, at) => ({
        ...each,
        label: `${at + 1}番目の大きさ・夜明け前の海を映した深い藍`,
      })),
    }),
  ),
})
