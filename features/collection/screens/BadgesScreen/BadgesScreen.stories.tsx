import { expect, fn } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { badgeBook, fakeBadge, fakeOwnedBadge } from '../../fakes.ts'
import query, { type BadgesScreenQuery } from './__generated__/BadgesScreenQuery.graphql.ts'
import { Screen } from './BadgesScreen.tsx'

const having = (badges: ReturnType<typeof fakeOwnedBadge>[]) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), badgeBook: badges }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<BadgesScreenQuery>({ query, data: having(badgeBook) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: having([]) } } })
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer({ user: null, badgeBook: [] }) } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Viewer.badgeBook'] } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having([
        fakeOwnedBadge({
          badge: fakeBadge({
            name: '夜明けまで起きてる会の準備と当日の実況の記念バッジ'.repeat(2),
          }),
        }),
        ...Array.from({ length: 7 }, (_, at) =>
          fakeOwnedBadge({
            id: `owned badge_${at}`,
            badge: fakeBadge({ id: `badge_${at}`, name: `灯台のなかま ${at + 1}年目` }),
          }),
        ),
      ]),
    },
  },
})
