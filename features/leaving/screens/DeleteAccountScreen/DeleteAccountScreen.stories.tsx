import { expect, fn, waitFor } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeDeletion, fanData } from '../../fakes.ts'
import query, {
  type DeleteAccountScreenQuery,
} from './__generated__/DeleteAccountScreenQuery.graphql.ts'
import { Screen } from './DeleteAccountScreen.tsx'

const leaving = fanData({}, { accountDeletion: fakeDeletion() })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: {
      LongText: 'It shows nothing that anyone wrote.',
    },
    session: { status: 'loggedIn' },
    relay: storyRelay<DeleteAccountScreenQuery>({ query, data: fanData() }),
  },
})

const agree = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('checkbox', { name: /内容を確認しました/ }))
const ask = async (tools: PlayTools) => {
  await agree(tools)
  await tools.userEvent.click(tools.canvas.getByRole('button', { name: '退会を申し込む' }))
}
const answering = (payload: object) => ({
  relay: { data: { ...fanData(), DeleteAccountPayload: () => payload as never } },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** A fan without a coin has less to lose. */
export const Empty = meta.story({
  parameters: { relay: { data: fanData({}, { coinWallet: null }) } },
})

export const NotAgreed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退会を申し込む' }))
    await expect(canvas.getByText(/チェックを入れてください/)).toBeVisible()
  },
})

export const Asking = meta.story({
  parameters: { relay: { outcome: { AskToLeaveMutation: 'pending' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /申し込んでいます/ }))
  },
})

export const Asked = meta.story({
  parameters: answering({
    __typename: 'DeleteAccountSuccess',
    accountDeletion: fakeDeletion({ endsAt: '2026-12-04T03:00:00.000Z' }),
  }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/2026年12月4日\(金\) 12:00に/))
  },
})

const renewSignIn = fn(async () => false)
/** The log-in opens over the page; whoever closes it reads why it was wanted. */
export const RequiresRecentLogin = meta.story({
  parameters: {
    ...answering({ __typename: 'RequiresRecentLoginError' }),
    session: { status: 'loggedIn', renewSignIn },
  },
  play: async (tools) => {
    await ask(tools)
    await waitFor(() => expect(renewSignIn).toHaveBeenCalled())
    await untilVisible(await tools.canvas.findByText(/もう.?一度ログインしてください/))
  },
})

export const SomethingCameUp = meta.story({
  parameters: answering({ __typename: 'AccountDeletionObstacleError' }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/まだ申し込めません/))
  },
})

export const TooOften = meta.story({
  parameters: answering({ __typename: 'RateLimitedError', retryAt: '2026-11-20T03:15:00.000Z' }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { AskToLeaveMutation: 'error' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

const standing = fanData({
  deletionObstacles: [
    ...([
      'UNPAID_ORDER',
      'GOODS_ON_THEIR_WAY',
      'RUNNING_SUBSCRIPTION',
      'REFUND_UNDER_WAY',
    ] as const),
  ],
})
/** Each of what stands against it has its way. */
export const Hindered = meta.story({
  parameters: { relay: { data: standing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '定期購入を解約する' })).toHaveAttribute(
      'href',
      '/settings/store/subscription',
    )
    await expect(canvas.queryByRole('button', { name: '退会を申し込む' })).toBeNull()
  },
})
export const HinderedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: standing } },
})

export const UnderWay = meta.story({ parameters: { relay: { data: leaving } } })
export const UnderWayOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { data: leaving } },
})
export const UnderWayInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: leaving } },
})
/** The days are over, and something that was bought since puts it off. */
export const PutOff = meta.story({
  parameters: {
    relay: {
      data: fanData({}, { accountDeletion: fakeDeletion({ endsAt: '2026-11-20T02:00:00.000Z' }) }),
    },
  },
})

const undo = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: '退会を取り消す' }))
export const Undone = meta.story({
  parameters: {
    relay: {
      data: {
        ...leaving,
        CancelAccountDeletionPayload: () =>
          ({ __typename: 'CancelAccountDeletionSuccess', accountDeletion: null }) as never,
      },
    },
  },
  play: async (tools) => {
    await undo(tools)
    await untilVisible(await tools.canvas.findByText(/退会を取り消しました/))
    await expect(tools.canvas.getByRole('button', { name: '退会を申し込む' })).toBeVisible()
  },
})
export const Undoing = meta.story({
  parameters: { relay: { data: leaving, outcome: { UnderWayMutation: 'pending' } } },
  play: async (tools) => {
    await undo(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /取り消しています/ }))
  },
})
export const UndoneOffline = meta.story({
  parameters: { relay: { data: leaving, outcome: { UnderWayMutation: 'error' } } },
  play: async (tools) => {
    await undo(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
