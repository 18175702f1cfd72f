import { expect, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeBook, fakeCheckIn, fakeMonth, stampedBook, stampsUpTo, today } from '../../fakes.ts'
import { Screen } from './CheckInScreen.tsx'
import query, { type CheckInScreenQuery } from './__generated__/CheckInScreenQuery.graphql.ts'

type Book = ReturnType<typeof fakeBook>

const showing = (viewerCheckIns: Book | null) => ({
  relay: { data: { Community: () => fakeCommunity({ viewerCheckIns }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CheckInScreenQuery>({
      query,
      variables: { month: null },
      data: showing(fakeBook()).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({
  parameters: showing(fakeBook({ streak: 0, month: fakeMonth({ stamps: [] }) })),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeBook({
      streak: 1096,
      hasFreeze: false,
      bridged: ['2026-11-15', '2026-11-19'],
      month: fakeMonth({
        stamps: [
          ...stampsUpTo('2026-11-07', 7),
          ...stampsUpTo('2026-11-14', 6),
          ...stampsUpTo('2026-11-18', 3),
        ],
        frozen: ['2026-11-08'],
      }),
    }),
  ),
})
export const Stamped = meta.story({ parameters: showing(stampedBook()) })
export const SeventhDay = meta.story({
  parameters: showing(
    stampedBook({
      streak: 7,
      todays: fakeCheckIn({ streak: 7, coins: 50 }),
      month: fakeMonth({ stamps: stampsUpTo(today, 7) }),
    }),
  ),
})
export const AnotherMonth = meta.story({
  parameters: showing(
    stampedBook({
      month: fakeMonth({
        id: 'checkinmonth_2026-08',
        firstDay: '2026-08-01',
        days: 31,
        stamps: stampsUpTo('2026-08-31', 31),
      }),
    }),
  ),
})
export const Guest = meta.story({
  parameters: { ...showing(null), session: { status: 'notLoggedIn' } },
})

const answering = (CheckInPayload: () => object) => ({
  relay: { data: { ...showing(fakeBook()).relay.data, CheckInPayload } },
})

export const PressesTheStamp = meta.story({
  parameters: answering(() => ({ __typename: 'CheckInSuccess', book: stampedBook() })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'きょうのスタンプを押す' }))
    await expect(await canvas.findByText('5コインを受け取りました。')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '5日つづいています' })).toBeVisible()
    await expect(canvas.getByText('5日目、5コイン、押しました')).toBeInTheDocument()
    // The button is gone: from the keyboard one goes on below it.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '今月のプレゼント' })).toHaveFocus()
  },
})

export const WholeMonth = meta.story({
  parameters: answering(() => ({
    __typename: 'CheckInSuccess',
    book: stampedBook({ todays: fakeCheckIn({ coins: 105, monthCoins: 100 }) }),
  })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'きょうのスタンプを押す' }))
    await expect(await canvas.findByText(/ひと月そろったお祝いの100コイン/)).toBeVisible()
  },
})

export const NotAMember = meta.story({
  parameters: answering(() => ({ __typename: 'NotJoinedError' })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'きょうのスタンプを押す' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'きょうのスタンプを押す' })).toBeEnabled()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { StampBoardMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'きょうのスタンプを押す' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
