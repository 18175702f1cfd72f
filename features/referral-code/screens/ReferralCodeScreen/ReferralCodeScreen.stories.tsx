import { expect, fn } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { readDraft } from '#platform/form/draft.ts'
import { fakeInvited, fakeReferral, inviting, newcomer, onTheWay } from '../../fakes.ts'
import query, {
  type ReferralCodeScreenQuery,
} from './__generated__/ReferralCodeScreenQuery.graphql.ts'
import { Screen } from './ReferralCodeScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<ReferralCodeScreenQuery>({ query, data: inviting() }),
  },
})

const openLogin = fn()
const asGuest = {
  session: { status: 'notLoggedIn' as const },
  relay: { data: inviting(null) },
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: inviting(fakeReferral()) } } })
export const Guest = meta.story({ parameters: asGuest })
/** By somebody's link: its code goes with them into the sign-up. */
export const Invited = meta.story({
  parameters: { ...asGuest, session: { ...asGuest.session, openLogin } },
  beforeEach: () => {
    history.replaceState(null, '', '#0QX49TNB')
    return () => history.replaceState(null, '', ' ')
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('招待が届いています')).toBeVisible()
  },
})
Invited.test('takes the code along into the sign-up', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '登録してはじめる' }))
  await expect(openLogin).toHaveBeenCalledWith({ step: 'signup' })
  await expect(readDraft('signUp:referral')).toEqual({ code: '0QX49TNB' })
})
export const Newcomer = meta.story({ parameters: { relay: { data: inviting(newcomer) } } })
export const OnTheWay = meta.story({ parameters: { relay: { data: inviting(onTheWay()) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: inviting(
        fakeReferral({
          invited: [
            fakeInvited({
              user: fakeUser({ displayName: '灯台のふもとで待つひよこ隊の新人さん' }),
            }),
            fakeInvited({
              id: 'invited 2',
              receivedAt: '2026-11-19T03:00:00.000Z',
              user: fakeUser({ displayName: '灯台のふもとで待つひよこ隊の古株さん' }),
            }),
          ],
        }),
      ),
    },
  },
})

type FindByText = (words: RegExp) => Promise<HTMLElement>
type Play = {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
}

async function enter({ canvas, userEvent }: Play) {
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'お友だちの招待コード' }),
    '７ｋ２ｍ４ｑｘ９',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'このコードを使う' }))
}

const answering = (EnterReferralCodePayload: () => FakeOf<'EnterReferralCodePayload'>) => ({
  relay: { data: { ...inviting(newcomer), EnterReferralCodePayload } },
})

/** The form gives way to what comes next. */
export const Entered = meta.story({
  parameters: answering(() => ({
    __typename: 'EnterReferralCodeSuccess',
    referral: onTheWay({ stampedDays: 1 }),
  })),
  async play({ canvas, userEvent }) {
    await enter({ canvas, userEvent })
    await expect(await canvas.findByText('招待のごほうびまで')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

const refused = (answer: FakeOf<'EnterReferralCodePayload'>, words: RegExp) => ({
  parameters: answering(() => answer),
  async play({ canvas, userEvent }: Play & { canvas: { findByText: FindByText } }) {
    await enter({ canvas, userEvent })
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})

export const OwnCode = meta.story(
  refused({ __typename: 'InviteCodeOwnError', field: 'code' }, /ご自身のコードです/),
)
export const Unknown = meta.story(
  refused({ __typename: 'InviteCodeNotFoundError', field: 'code' }, /見つかりません/),
)
export const UsedUp = meta.story(
  refused({ __typename: 'InviteCodeAlreadyUsedError', field: 'code' }, /人数に達しています/),
)
export const TooLate = meta.story(
  refused({ __typename: 'InviteCodeTooLateError', field: 'code' }, /登録から7日以内です/),
)
export const NoCode = meta.story(
  refused({ __typename: 'InviteCodeInvalidError', field: 'code' }, /招待コードは英数字8文字です/),
)
export const InvitedBefore = meta.story(
  refused(
    { __typename: 'AuthorityAlreadyInvitedError', field: 'code' },
    /すでに招待を受けています/,
  ),
)
export const TooManyTries = meta.story({
  parameters: answering(() => ({
    __typename: 'RateLimitedError',
    retryAt: '2026-11-21T03:00:00.000Z',
  })),
  async play({ canvas, userEvent }) {
    await enter({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const Checking = meta.story({
  parameters: { relay: { outcome: { EnterCodeMutation: 'pending' }, data: inviting(newcomer) } },
  async play({ canvas, userEvent }) {
    await enter({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: /確かめています/ })).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { EnterCodeMutation: 'error' }, data: inviting(newcomer) } },
  async play({ canvas, userEvent }) {
    await enter({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
