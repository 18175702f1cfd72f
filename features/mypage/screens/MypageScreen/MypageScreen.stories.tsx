import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeMembership, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeTalent, talents } from '#storybook/fakes/talents.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFollows } from '#features/follow/fakes.ts'
import { freshPage, ownPage } from '../../fakes.ts'
import query, { type MypageScreenQuery } from './__generated__/MypageScreenQuery.graphql.ts'
import { Screen } from './MypageScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<MypageScreenQuery>({ query, data: ownPage() }),
  },
})

const of = (data: ReturnType<typeof ownPage>) => ({ relay: { data } })

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Somebody who has just come: what to do for the first of each. */
export const Empty = meta.story({ parameters: of(freshPage()) })
export const EmptyOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: of(freshPage()),
})
/** Signed up, and not of the community yet. */
export const NotJoined = meta.story({
  parameters: of(ownPage({ community: { viewerMembership: null, viewerFollows: null } })),
})
export const OfAmber = meta.story({
  globals: { palette: 'amber' },
  parameters: of(
    ownPage({ community: { viewerMembership: fakeMembership({ oshi: talents.hiyori }) } }),
  ),
})
export const LongText = meta.story({
  parameters: of(
    ownPage({
      user: { displayName: '灯台のふもとで待つひよこ隊の新人' },
      viewer: {
        penlightCount: 1_234_567,
        postCount: 98_765,
        coinWallet: { free: 12_345_678, paid: 1_000_000 },
      },
    }),
  ),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer(), Community: () => fakeCommunity() } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})

async function openSheet({ canvas, userEvent }: Pick<PlayTools, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: '推しを変える' }))
  await untilVisible(await screen.findByRole('radio', { name: /温井つむぎ/ }))
}

/** Whoever is chosen dresses the page at once; closed without a word, all is as before. */
export const Choosing = meta.story({
  globals: { palette: 'indigo' },
  async play({ canvas, userEvent }) {
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /温井つむぎ/ }))
    await waitFor(() => expect(document.documentElement.dataset.palette).toBe('jade'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.dataset.palette).toBe('indigo'))
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /温井つむぎ/ }))
    await expect(screen.getByRole('button', { name: '温井つむぎを推す' })).toBeEnabled()
    await expect(screen.getByText('温井つむぎを推すと、フォローも始まります。')).toBeVisible()
  },
})

export const Changed = meta.story({
  globals: { palette: 'indigo' },
  parameters: {
    relay: {
      data: {
        ...ownPage(),
        ChooseOshiPayload: () => ({
          __typename: 'ChooseOshiSuccess' as const,
          membership: fakeMembership({
            oshi: fakeTalent({ ...talents.tsumugi, isFollowedOnceChosen: false }),
          }),
          follows: fakeFollows({ followingCount: 13 }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /温井つむぎ/ }))
    await userEvent.click(screen.getByRole('button', { name: '温井つむぎを推す' }))
    await untilVisible(await screen.findByText('推しが温井つむぎになりました。'))
    await expect(canvas.getByRole('heading', { name: '温井つむぎ' })).toBeVisible()
    await expect(document.documentElement.dataset.palette).toBe('jade')
    await expect(canvas.getByRole('link', { name: /13.*フォロー|フォロー.*13/ })).toBeVisible()
  },
})

/** Of another community, or gone: nothing has changed, and it is said. */
export const Refused = meta.story({
  parameters: {
    relay: {
      data: {
        ...ownPage(),
        ChooseOshiPayload: () => ({ __typename: 'NotFoundError' as const, field: 'talentId' }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /朝凪ひより/ }))
    await userEvent.click(screen.getByRole('button', { name: '朝凪ひよりを推す' }))
    await untilVisible(await screen.findByRole('alert'))
  },
})

export const Saving = meta.story({
  parameters: { relay: { outcome: { OshiSheetMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /朝凪ひより/ }))
    await userEvent.click(screen.getByRole('button', { name: '朝凪ひよりを推す' }))
    await expect(screen.getByText('推しを変えています')).toBeInTheDocument()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { OshiSheetMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await openSheet({ canvas, userEvent })
    await userEvent.click(screen.getByRole('radio', { name: /朝凪ひより/ }))
    await userEvent.click(screen.getByRole('button', { name: '朝凪ひよりを推す' }))
    await untilVisible(await screen.findByRole('alert'))
  },
})
