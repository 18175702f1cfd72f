import { expect, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCheckout } from '#features/checkout/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import { fakeLetter, fakeLetterAnswer, letters } from '../../fakes.ts'
import { GiftLetter } from './GiftLetter.tsx'

const meta = preview.meta({
  component: GiftLetter,
  args: given('letter'),
  parameters: fragmentStory(
    graphql`
      query GiftLetterStoryQuery {
        viewer {
          checkout(id: "checkout_01") {
            letters {
              ...GiftLetter_letter
            }
          }
        }
      }
    `,
    { CheckoutSession: () => fakeCheckout({ letters: [letters.unwritten] }) },
  ),
  render: ({ letter }) => <GiftLetter letter={[letter].flat()[0]!} />,
})

const showing = (letter: ReturnType<typeof fakeLetter>, more: object = {}) => ({
  relay: { data: { CheckoutSession: () => fakeCheckout({ letters: [letter] }), ...more } },
})

async function write({ canvas, userEvent }: PlayTools, text = 'こんばんは、ルカさん。') {
  const field = canvas.getByRole('textbox', { name: 'おたより' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Nothing is written yet. */
export const Default = meta.story()
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: showing(letters.waiting),
})
/** What was written for a checkout that came to nothing is there to go on with. */
export const Drafted = meta.story({ parameters: showing(letters.drafted) })
export const Written = meta.story({ parameters: showing(letters.written) })
/** Leaving the field keeps it: whoever pays next has it kept. */
export const KeptOnLeaving = meta.story({
  parameters: showing(letters.unwritten, {
    WriteGiftLetterPayload: () => ({
      __typename: 'WriteGiftLetterSuccess' as const,
      letter: letters.written,
    }),
  }),
  play: async (tools) => {
    await write(tools)
    await tools.userEvent.tab()
    await expect(await tools.canvas.findByText(/お預かりしています/)).toBeVisible()
  },
})
export const TooLong = meta.story({
  play: async (tools) => {
    await write(tools, 'あ'.repeat(201))
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'おたよりを預ける' }))
    await expect(await tools.canvas.findByText('おたよりは200文字までです。')).toBeVisible()
    await expect(tools.canvas.getByText('1文字多くなっています')).toBeVisible()
  },
})
export const DeniedWord = meta.story({
  parameters: showing(letters.unwritten, {
    WriteGiftLetterPayload: () => ({
      __typename: 'TextModerationError' as const,
      field: 'text',
      word: '死ね',
    }),
  }),
  play: async (tools) => {
    await write(tools, '死ね')
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'おたよりを預ける' }))
    await waitFor(() => expect(tools.canvas.getByRole('textbox')).toBeInvalid())
  },
})
/** It was changed on another device: what it says now is told, and the next press replaces it. */
export const ChangedElsewhere = meta.story({
  parameters: showing(letters.written, {
    WriteGiftLetterPayload: () => ({
      __typename: 'GiftLetterStateError' as const,
      code: 'CHANGED',
      field: null,
      text: 'べつの端末で書いたおたより',
      revision: 2,
    }),
  }),
  play: async (tools) => {
    await write(tools)
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: '書きかえる' }))
    await expect(await tools.canvas.findByText(/べつの端末で書いたおたより/)).toBeVisible()
    await expect(tools.canvas.getByRole('textbox')).toHaveValue('こんばんは、ルカさん。')
  },
})
/** Paid, and with its talent. */
export const WithTheTalent = meta.story({ parameters: showing(letters.waiting) })
export const Changing = meta.story({
  parameters: showing(letters.waiting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '書きなおす' }))
    await expect(canvas.getByRole('textbox')).toHaveValue(letters.waiting.text as string)
  },
})
/** It was answered while the fan wrote. */
export const AnsweredMeanwhile = meta.story({
  parameters: showing(letters.waiting, {
    WriteGiftLetterPayload: () => ({
      __typename: 'GiftLetterStateError' as const,
      code: 'ANSWERED',
      field: null,
      text: letters.waiting.text,
      revision: 1,
    }),
  }),
  play: async (tools) => {
    const { canvas, userEvent } = tools
    await userEvent.click(canvas.getByRole('button', { name: '書きなおす' }))
    await write(tools)
    await userEvent.click(canvas.getByRole('button', { name: '書きかえる' }))
    await expect(await canvas.findByText(/もうお返事が書かれている/)).toBeVisible()
  },
})
export const Pending = meta.story({
  parameters: {
    relay: {
      data: { CheckoutSession: () => fakeCheckout({ letters: [letters.unwritten] }) },
      outcome: { LetterFormMutation: 'pending' },
    },
  },
  play: async (tools) => {
    await write(tools)
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'おたよりを預ける' }))
    await waitFor(() => expect(tools.canvas.getByRole('textbox')).toBeDisabled())
  },
})
export const Answered = meta.story({ parameters: showing(letters.answered) })
export const AnsweredOnADesk = meta.story({
  globals: atViewport('desktop'),
  parameters: showing(letters.answered),
})
export const AnsweredByHand = meta.story({ parameters: showing(letters.answeredByHand) })
export const Withdrawn = meta.story({ parameters: showing(letters.withdrawn) })
export const LongText = meta.story({
  parameters: showing(
    fakeLetter({
      ...letters.answered,
      text: '夜明けまで起きてる会の皆さんへ。'.repeat(12),
      answer: fakeLetterAnswer({
        text: '夜明けまで起きている人たちの、そのまた向こうの人たちへ。\n'.repeat(24),
      }),
    }),
  ),
})
