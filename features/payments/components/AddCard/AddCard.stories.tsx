import { expect } from 'storybook/test'
import type { UserErrorCode } from '#schema/types.generated.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { tell } from '#storybook/listening.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { challenge, fakeCardSaving } from '../../fakes.ts'
import { AddCard } from './AddCard.tsx'

const saving = (step: ReturnType<typeof fakeCardSaving>['step']) => ({
  BeginCardSavingPayload: () => ({
    __typename: 'BeginCardSavingSuccess' as const,
    saving: fakeCardSaving({ step }),
  }),
  CompleteCardSavingPayload: () => ({
    __typename: 'CompleteCardSavingSuccess' as const,
    saving: fakeCardSaving({ step }),
    instruments: [],
  }),
})
const refused = (code: UserErrorCode) =>
  ({ __typename: 'PaymentInstrumentError', code, most: 5 }) as const

const meta = preview.meta({
  component: AddCard,
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: { Viewer: () => fakeViewer({ user: fakeUser() }), ...saving(fakeCardSaving().step) },
    },
  },
})

async function start({ canvas, userEvent }: PlayTools): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'カードを登録する' }))
}
/** The frame says that the fan is through with it. */
async function comeBack({ canvas }: PlayTools): Promise<void> {
  const { contentWindow: source } = await canvas.findByTitle<HTMLIFrameElement>('カードの登録')
  await tell(window, new MessageEvent('message', { data: 'payment.returned', source }))
}

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Beginning = meta.story({
  parameters: { relay: { outcome: { AddCardMutation: 'pending' } } },
  play: start,
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { AddCardMutation: 'error' } } },
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByRole('button', { name: 'もう一度ためす' })).toBeVisible()
  },
})
/** Another tab has saved the fifth meanwhile. */
export const OneTooMany = meta.story({
  parameters: { relay: { data: { BeginCardSavingPayload: () => refused('LIMIT') } } },
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByText('登録は5枚までです。')).toBeVisible()
  },
})
/** The provider does not answer at all. */
export const NotKnown = meta.story({
  parameters: { relay: { data: { BeginCardSavingPayload: () => refused('UNKNOWN') } } },
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByText(/カードを登録できたか、まだ確認/)).toBeVisible()
  },
})

/** The card is typed in the provider's frame. */
export const Entry = meta.story({
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByTitle('カードの登録')).toBeVisible()
  },
})
/** Its bank asks who saves it. */
export const Challenged = meta.story({
  parameters: { relay: { data: saving(challenge) } },
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByTitle('本人認証')).toBeVisible()
  },
})
export const ChallengedEnglish = meta.story({
  parameters: { relay: { data: saving(challenge) } },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save a card' }))
    await expect(await canvas.findByTitle(/.+/)).toBeVisible()
  },
})
export const Confirming = meta.story({
  parameters: { relay: { data: saving(null) } },
  play: async (tools) => {
    await start(tools)
    await expect(await tools.canvas.findByText(/登録を確認しています/)).toBeVisible()
  },
})
/** The fan is through, and nobody can be asked how it came out: it is looked at again by itself. */
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { useSavingWatchMutation: 'error' } } },
  play: async (tools) => {
    await start(tools)
    await comeBack(tools)
    await expect(await tools.canvas.findByRole('button', { name: 'もう一度ためす' })).toBeVisible()
    await expect(tools.canvas.getByTitle('カードの登録')).toBeVisible()
  },
})

/** No card is saved: why, and another may be tried. */
const notSaved = (code: UserErrorCode, words: RegExp) => ({
  parameters: { relay: { data: { CompleteCardSavingPayload: () => refused(code) } } },
  play: async (tools: PlayTools) => {
    await start(tools)
    await comeBack(tools)
    await expect(await tools.canvas.findByText(words)).toBeVisible()
    await expect(tools.canvas.getByRole('button', { name: 'カードを登録する' })).toBeVisible()
  },
})
export const Declined = meta.story(notSaved('DECLINED', /承認されませんでした/))
export const WrongNumber = meta.story(notSaved('INVALID', /カード番号・有効期限を/))
export const CardExpired = meta.story(notSaved('EXPIRED', /有効期限が切れています/))
export const NotProven = meta.story(notSaved('AUTH_FAILED', /本人認証が完了しませんでした/))
export const GivenUp = meta.story(notSaved('CANCELED', /カードの登録を中止しました/))
