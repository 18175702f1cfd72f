import { expect, fn, screen } from 'storybook/test'
import { fakeMutes } from '#features/mute/fakes.ts'
import { postedBy, posts } from '#features/post/fakes.ts'
import { fakeViewer, fakePublicMembership, fakeUser, userOf } from '#storybook/fakes/people.ts'
import { schedules } from '#storybook/fakes/schedules.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { fakeTalent, talents } from '#storybook/fakes/talents.ts'
import { channels } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFan, showing } from '../../fakes.ts'
import query, { type ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts'
import { Screen } from './ProfileScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<ProfileScreenQuery>({
      query,
      variables: { userId: 'user_komugi' },
      data: showing(fakeFan()),
    }),
  },
})

const of = (data: ReturnType<typeof showing>) => ({ relay: { data } })
const muted = { mutedUserIds: ['user_komugi'] }
const blocked = { blockedUserIds: ['user_komugi'] }

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** Somebody who has just come: no oshi yet, no badge. */
export const Empty = meta.story({
  parameters: of(
    showing(
      fakeFan({
        user: userOf('kujira'),
        membership: fakePublicMembership({
          id: 'public_kujira',
          role: 'MEMBER',
          oshi: null,
          joinedAt: '2026-11-20T00:00:00.000Z',
        }),
        badges: [],
      }),
    ),
  ),
})
export const LongText = meta.story({
  parameters: of(
    showing(
      fakeFan({
        user: fakeUser({ id: 'user_x', displayName: '灯台のふもとで待つひよこ隊の新人' }),
      }),
    ),
  ),
})
const talentsPage = (
  mayBeWrittenTo: boolean,
  stage: Partial<Parameters<typeof fakeTalent>[0]> = {},
) =>
  fakeFan({
    user: userOf('luka'),
    membership: fakePublicMembership({
      id: 'public_luka',
      role: 'TALENT',
      oshi: talents.luka,
      joinedAt: '2025-03-30T03:00:00.000Z',
    }),
    badges: [],
    mayBeWrittenTo,
    talent: fakeTalent({
      room: channels.midnight,
      nextSchedules: [schedules.radio],
      goods: [storeItems.few, storeItems.penlights],
      ...stage,
    }),
    posts: posts.filter(({ id }) => id === 'post_luka'),
  })
/** She takes no direct messages, and none are offered. */
export const OfATalent = meta.story({
  parameters: of(showing(talentsPage(false))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('button', { name: '話しかける' })).toBeNull()
  },
})
export const OfATalentInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: of(showing(talentsPage(false))),
})
export const OfATalentOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: of(showing(talentsPage(false))),
})
/** Nothing is planned or sold of hers, she has no room, and she has posted nothing. */
export const OfAQuietTalent = meta.story({
  parameters: of(
    showing({ ...talentsPage(false, { room: null, nextSchedules: [], goods: [] }), posts: [] }),
  ),
})
export const OfATalentWhoTakesMessages = meta.story({
  parameters: of(showing(talentsPage(true))),
})
/** What they posted last, the newest first. */
export const WithPosts = meta.story({
  parameters: of(
    showing(
      fakeFan({
        posts: [
          postedBy('komugi', '福神漬け、復活。社食に拍手。', { id: 'post_1' }),
          postedBy('komugi', '終電、座れました。', { id: 'post_2' }),
        ],
      }),
    ),
  ),
})
/** A character of the demo, who greets whoever comes. */
export const Resident = meta.story({
  parameters: of(showing(fakeFan({ isDemoResident: true }))),
})
export const Own = meta.story({ parameters: of(showing(fakeFan({ user: fakeUser() }))) })
export const Muted = meta.story({ parameters: of(showing(fakeFan(), muted)) })
export const Blocked = meta.story({ parameters: of(showing(fakeFan(), blocked)) })
export const Missing = meta.story({ parameters: of(showing(null)) })

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { ...showing(null), Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})

const answering = (mutes: Parameters<typeof fakeMutes>[0]) => ({
  relay: {
    data: {
      ...showing(fakeFan()),
      MuteUserPayload: () => ({
        __typename: 'MuteUserSuccess' as const,
        mutes: fakeMutes({ mutedUserIds: [], blockedUserIds: [], ...mutes }),
      }),
    },
  },
})

export const Mutes = meta.story({
  parameters: answering(muted),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /をミュート/ }))
    await untilVisible(await screen.findByText('終電こむぎさんをミュートしました。'))
    await expect(canvas.getByRole('button', { name: 'ミュートを解除する' })).toBeVisible()
  },
})

export const Blocks = meta.story({
  parameters: answering(blocked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /をブロック/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'ブロックする' }))
    await untilVisible(await canvas.findByRole('button', { name: 'ブロックを解除する' }))
    await expect(canvas.queryByRole('button', { name: '話しかける' })).toBeNull()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { useMuteUserMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /をミュート/ }))
    await untilVisible(await screen.findByText('通信できません。接続をご確認ください。'))
  },
})
