import { expect, screen } from 'storybook/test'
import { graphql } from 'react-relay'
import type { UserErrorCode } from '#schema/types.generated.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCard, fiveCards } from '../../fakes.ts'
import { CardList } from './CardList.tsx'

const having = (...paymentInstruments: ReturnType<typeof fakeCard>[]) => ({
  Viewer: () => fakeViewer({ paymentInstruments }),
})

const meta = preview.meta({
  component: CardList,
  args: given('cards'),
  parameters: fragmentStory(
    graphql`
      query CardListStoryQuery {
        viewer {
          paymentInstruments {
            ...CardList_cards
          }
        }
      }
    `,
    having(...fiveCards),
  ),
})

/** As many as there may be, one of them expired. */
export const Five = meta.story()
export const FiveDesktop = meta.story({ globals: atViewport('desktop') })
export const FiveEnglish = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: { relay: { data: having(fakeCard()) } } })

async function ask({ canvas, userEvent }: PlayTools): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: '削除 Visa •••• 4242' }))
  await untilVisible(await screen.findByRole('alertdialog'))
}
async function confirm(tools: PlayTools): Promise<void> {
  await ask(tools)
  await tools.userEvent.click(screen.getByRole('button', { name: '削除する' }))
}

/** It is asked for by name, among the others. */
export const Asked = meta.story({ play: ask })
export const Deleting = meta.story({
  parameters: { relay: { outcome: { DeleteCardDialogMutation: 'pending' } } },
  play: confirm,
})
export const Kept = meta.story({
  parameters: { relay: { data: having(...fiveCards.slice(0, 2)) } },
  play: async (tools) => {
    await ask(tools)
    await tools.userEvent.click(screen.getByRole('button', { name: '残す' }))
    await expect(tools.canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})
const refused = (code: UserErrorCode, words: RegExp) => ({
  parameters: {
    relay: {
      data: {
        DeletePaymentInstrumentPayload: () =>
          ({ __typename: 'PaymentInstrumentError', code, most: 5 }) as const,
      },
    },
  },
  play: async (tools: PlayTools) => {
    await confirm(tools)
    await untilVisible(await screen.findByText(words))
  },
})
/** A subscription goes on charging it. */
export const InUse = meta.story(refused('IN_USE', /定期購入で使用中/))
export const Offline = meta.story({
  parameters: { relay: { outcome: { DeleteCardDialogMutation: 'error' } } },
  play: async (tools) => {
    await confirm(tools)
    await untilVisible(await screen.findByRole('button', { name: 'もう一度ためす' }))
  },
})
