import { graphql } from 'react-relay'
import { expect, fn, screen } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCampaign, fakeReceived, fakeWarning } from '../../fakes.ts'
import { ReceivedInformations } from './ReceivedInformations.tsx'

type Received = ReturnType<typeof fakeReceived>
const viewer = (...receivedInformations: Received[]) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), receivedInformations }),
  ReadReceivedInformationsPayload: () => ({
    __typename: 'ReadReceivedInformationsSuccess' as const,
    received: [],
    communities: [],
  }),
})
const showing = (...received: Received[]) => ({ relay: { data: viewer(...received) } })

const meta = preview.meta({
  component: ReceivedInformations,
  args: given('viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query ReceivedInformationsStoryQuery {
          viewer {
            ...ReceivedInformations_viewer
          }
        }
      `,
      viewer(fakeWarning(), fakeReceived(), fakeCampaign),
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing() })
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    relay: { data: { Viewer: () => fakeViewer({ receivedInformations: [] }) } },
    session: { status: 'notLoggedIn', openLogin },
  },
})
const present = {
  __typename: 'ReceivedPresent' as const,
  kind: 'STORY_VIEW_PASS' as const,
  amount: 2,
  claimableUntil: '2026-11-10T03:00:00.000Z',
  claimedAt: null,
  isExpired: true,
}
export const OldPresents = meta.story({
  parameters: showing(
    fakeReceived({
      isUnread: false,
      present: { ...present, isExpired: false, claimedAt: '2026-11-09T03:00:00.000Z' },
    }),
    fakeReceived({ id: 'received_late', isUnread: false, present }),
  ),
})
const text = '宣伝ではなく、落とし物のお知らせでした。'
export const Lifted = meta.story({
  parameters: showing(
    fakeWarning({
      text,
      state: 'LIFTED',
      answer: 'ご指摘のとおりでした。書きこみを元にもどしました。ごめんなさい。',
    }),
  ),
})
export const Upheld = meta.story({
  parameters: showing(
    fakeWarning({
      text,
      state: 'UPHELD',
      answer: '同じリンクが5回続いていたため、お願いはそのままとします。',
    }),
  ),
})
export const TooLateToAppeal = meta.story({ parameters: showing(fakeWarning(null, false)) })
export const LongText = meta.story({
  parameters: showing(
    fakeReceived({
      title: '放送が止まったことへのおわびと、これからの夜の放送についてのとても大切なお知らせ',
      body: '待っていてくれたみなさんへ、少しですが。'.repeat(12),
    }),
  ),
})

export const Received = meta.story({
  parameters: {
    relay: {
      data: {
        ...viewer(fakeReceived()),
        ClaimReceivedPresentPayload: () => ({
          __typename: 'ClaimReceivedPresentSuccess' as const,
          received: fakeReceived({
            present: {
              ...present,
              kind: 'COIN',
              isExpired: false,
              claimedAt: '2026-11-20T03:00:00.000Z',
            },
          }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '100コインを受け取る' }))
    await untilVisible(await screen.findByText('100コインを受け取りました。'))
    await expect(await canvas.findByText('受け取り済み')).toBeVisible()
  },
})

export const ClaimedTooLate = meta.story({
  parameters: {
    relay: {
      data: {
        ...viewer(fakeReceived()),
        ClaimReceivedPresentPayload: () => ({
          __typename: 'ReceivedPresentError' as const,
          code: 'EXPIRED' as const,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '100コインを受け取る' }))
    await untilVisible(await screen.findByText(/受け取り期間は終わりました/))
  },
})

/** Nothing is sent where nothing is said. */
export const Appealing = meta.story({
  parameters: showing(fakeWarning()),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '内容が違うと伝える' }))
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    await expect(await canvas.findByText('違うところを入力してください。')).toBeVisible()
  },
})

export const Appealed = meta.story({
  parameters: {
    relay: {
      data: {
        ...viewer(fakeWarning()),
        AppealWarningPayload: () => ({
          __typename: 'AppealWarningSuccess' as const,
          received: fakeWarning({ text, state: 'WAITING', answer: null }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '内容が違うと伝える' }))
    await userEvent.type(canvas.getByRole('textbox'), text)
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    await expect(await canvas.findByText('お申し立てを確認しています')).toBeVisible()
  },
})
