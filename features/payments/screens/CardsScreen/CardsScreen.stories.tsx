import { expect, fn, screen, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { tell } from '#storybook/listening.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { challenge, fakeCard, fakeCardSaving, fiveCards } from '../../fakes.ts'
import query, { type CardsScreenQuery } from './__generated__/CardsScreenQuery.graphql.ts'
import { Screen } from './CardsScreen.tsx'

const having = (...paymentInstruments: ReturnType<typeof fakeCard>[]) =>
  fakeViewer({ user: fakeUser(), paymentInstruments })
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

const renewSignIn = fn(async () => false)
const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { LongText: 'It holds brands, digits and words of the house alone.' },
    session: { status: 'loggedIn', renewSignIn },
    relay: storyRelay<CardsScreenQuery>({
      query,
      data: { Viewer: () => having(fakeCard()), ...saving(fakeCardSaving().step) },
    }),
  },
})

const add = { name: 'カードを登録する' }
const startSaving = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', add))
}
const startDeleting = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: '削除 Visa •••• 4242' }))
  await screen.findByRole('alertdialog')
}
const reallyDelete = async (tools: PlayTools) => {
  await startDeleting(tools)
  await tools.userEvent.click(screen.getByRole('button', { name: '削除する' }))
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({
  parameters: { relay: { data: { Viewer: () => having() } } },
})
/** As many as there may be, one of them expired. */
export const Five = meta.story({
  parameters: { relay: { data: { Viewer: () => having(...fiveCards) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有効期限が切れています（10/26）')).toBeVisible()
    await expect(canvas.queryByRole('button', add)).toBeNull()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: fakeViewer } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})

/** The provider's frame takes the card. */
export const Saving = meta.story({
  play: async (tools) => {
    await startSaving(tools)
    await expect(await tools.canvas.findByTitle('カードの登録')).toBeVisible()
  },
})
/** The bank asks who saves it. */
export const Challenged = meta.story({
  parameters: { relay: { data: saving(challenge) } },
  play: async (tools) => {
    await startSaving(tools)
    await expect(await tools.canvas.findByTitle('本人認証')).toBeVisible()
  },
})
export const Confirming = meta.story({
  parameters: { relay: { data: saving(null) } },
  play: async (tools) => {
    await startSaving(tools)
    await expect(await tools.canvas.findByText(/登録を確認しています/)).toBeVisible()
  },
})
/** It stands in the list as soon as the frame says that the fan is through. */
export const Saved = meta.story({
  parameters: {
    relay: {
      data: {
        CompleteCardSavingPayload: () => ({
          __typename: 'CompleteCardSavingSuccess',
          saving: fakeCardSaving({ step: null, instrument: fiveCards[1]! }),
          instruments: [fiveCards[1]!, fakeCard()],
        }),
      },
    },
  },
  play: async (tools) => {
    await startSaving(tools)
    await comeBack(tools)
    await tools.canvas.findByRole('button', { name: '削除 JCB •••• 0505' })
    await expect(tools.canvas.getByRole('button', add)).toBeVisible()
  },
})
const comeBack = async ({ canvas }: PlayTools) => {
  const { contentWindow: source } = await canvas.findByTitle<HTMLIFrameElement>('カードの登録')
  await tell(window, new MessageEvent('message', { data: 'payment.returned', source }))
}
/** The card is not saved: why, and another may be tried. */
const notSaved = (code: UserErrorCode, words: RegExp) => ({
  parameters: { relay: { data: { CompleteCardSavingPayload: () => refused(code) } } },
  play: async (tools: PlayTools) => {
    await startSaving(tools)
    await comeBack(tools)
    await expect(await tools.canvas.findByText(words)).toBeVisible()
    await expect(tools.canvas.getByRole('button', add)).toBeVisible()
  },
})
export const Declined = meta.story(notSaved('DECLINED', /承認されませんでした/))
export const WrongNumber = meta.story(notSaved('INVALID', /カード番号・有効期限を/))
export const CardExpired = meta.story(notSaved('EXPIRED', /有効期限が切れています/))
export const NotProven = meta.story(notSaved('AUTH_FAILED', /本人認証が完了しませんでした/))
/** It was given up at the bank, or not answered in time. */
export const GivenUp = meta.story(notSaved('CANCELED', /カードの登録を中止しました/))
/** Another tab has saved the fifth meanwhile. */
export const OneTooMany = meta.story({
  parameters: { relay: { data: { BeginCardSavingPayload: () => refused('LIMIT') } } },
  play: async (tools) => {
    await startSaving(tools)
    await expect(await tools.canvas.findByText('登録は5枚までです。')).toBeVisible()
  },
})
/** The provider does not answer. */
export const NotKnown = meta.story({
  parameters: {
    relay: {
      data: {
        BeginCardSavingPayload: () => ({ __typename: 'PaymentErrorResponse', code: 'UNKNOWN' }),
      },
    },
  },
  play: startSaving,
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { AddCardMutation: 'error' } } },
  play: async (tools) => {
    await startSaving(tools)
    await expect(await tools.canvas.findByRole('button', { name: 'もう一度ためす' })).toBeVisible()
  },
})

export const AskedBeforeDeleting = meta.story({ play: startDeleting })
export const Deleted = meta.story({
  parameters: {
    relay: {
      data: {
        DeletePaymentInstrumentPayload: () => ({
          __typename: 'DeletePaymentInstrumentSuccess',
          instruments: [],
        }),
      },
    },
  },
  play: async (tools) => {
    await reallyDelete(tools)
    await expect(await tools.canvas.findByText(/登録したカードはまだありません/)).toBeVisible()
  },
})
/** A subscription goes on charging it. */
export const InUse = meta.story({
  parameters: { relay: { data: { DeletePaymentInstrumentPayload: () => refused('IN_USE') } } },
  play: async (tools) => {
    await reallyDelete(tools)
    await untilVisible(await screen.findByText(/定期購入で使用中/))
  },
})
/** The sign-in is old, and the fan would rather not log in once more: the card stays. */
export const RecentLogInAsked = meta.story({
  parameters: {
    relay: {
      data: {
        DeletePaymentInstrumentPayload: () => ({ __typename: 'RequiresRecentLoginError' }),
      },
    },
  },
  play: async (tools) => {
    renewSignIn.mockClear()
    await reallyDelete(tools)
    await waitFor(() => expect(renewSignIn).toHaveBeenCalledTimes(1))
    await untilVisible(await screen.findByText(/もう\u2060一度ログイン/))
  },
})
