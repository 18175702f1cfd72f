import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fanData, guestData, leavingData } from '../../fakes.ts'
import { Figure } from '#features/errors/index.ts'
import { AppShell } from './AppShell.tsx'

const screen = (
  <EmptyState
    headingLevel={1}
    figure={<Figure name="not-found" />}
    title="ここに画面が入ります"
    body="まわりにあるのが、いつもの場所です。"
  />
)

const meta = preview.meta({
  component: AppShell,
  args: { ...given('query'), children: screen },
  parameters: {
    layout: 'fullscreen',
    ...fragmentStory(
      graphql`
        query AppShellStoryQuery {
          ...AppShell_query
        }
      `,
      guestData,
    ),
  },
})

const fan = { session: { status: 'loggedIn' as const } }
const relay = (data: ReturnType<typeof fanData>) => ({ relay: { data } })

/** Who reads no Japanese finds the other language in its own words. */
export const Guest = meta.story({
  play: async ({ canvas }: PlayTools) => {
    const [english] = canvas.getAllByRole('link', { name: 'EN English' })
    await expect(english).toHaveAttribute('href', '/en')
  },
})
export const GuestInEnglish = meta.story({ globals: { locale: 'en' } })
export const Fan = meta.story({ parameters: { ...fan, ...relay(fanData()) } })
/** On the way to what is said. */
export const MessagesOpened = meta.story({
  parameters: { ...fan, ...relay(fanData()) },
  play: async ({ canvas, userEvent }: PlayTools) => {
    const messages = canvas.getByRole('link', { name: /トーク/ })
    await userEvent.click(messages)
    await waitFor(() => expect(messages).toHaveAttribute('aria-current', 'page'))
  },
})
export const Unread = meta.story({
  parameters: { ...fan, ...relay(fanData([3, 4])), route: { at: '/messages' } },
})
/** Prize draws and votes stand under the machines' tab. */
const atPlay = async ({ canvas }: PlayTools) => {
  const play = canvas.getByRole('link', { name: 'あそぶ' })
  await waitFor(() => expect(play).toHaveAttribute('aria-current', 'page'))
  await expect(canvas.getByRole('link', { name: 'ホーム' })).not.toHaveAttribute('aria-current')
}
export const AtPrizeDraws = meta.story({
  parameters: { route: { at: '/prize-draws/prizedraw_festival' } },
  play: atPlay,
})
export const AtVote = meta.story({
  globals: atViewport('desktop'),
  parameters: { route: { at: '/voting-event/winter-special' } },
  play: atPlay,
})
export const UnreadBeyondCounting = meta.story({
  parameters: { ...fan, ...relay(fanData([40, 90])), route: { at: '/settings' } },
})
export const OnTheRail = meta.story({
  globals: atViewport('desktop'),
  parameters: { ...fan, ...relay(fanData([3, 4])), route: { at: '/messages' } },
})
export const GuestOnTheRail = meta.story({ globals: atViewport('desktop') })
export const OnTheWidestRail = meta.story({
  globals: atViewport('wide'),
  parameters: { ...fan, ...relay(fanData([3, 4])) },
})
/** Whoever is leaving reads it over every page, and can stay. */
const leaving = { ...fan, ...relay(leavingData()) }
const readsIt = async ({ canvas }: PlayTools) => {
  await expect(await canvas.findByRole('link', { name: '退会を取り消す' })).toBeVisible()
}
export const Leaving = meta.story({ parameters: leaving, play: readsIt })
export const LeavingOnTheRail = meta.story({
  globals: atViewport('desktop'),
  parameters: leaving,
  play: readsIt,
})
export const LongName = meta.story({
  globals: atViewport('wide'),
  parameters: { ...fan, ...relay(fanData([0, 0], '灯台のふもとで待つひよこ隊の新人')) },
})
export const ScreenWithItsOwnHeader = meta.story({ args: { hasOwnHeader: true } })
/** What the law wants on every page stands at the window's end, above the bar. */
export const WithFooter = meta.story({
  args: { footer: <footer>ここに法律の定めが入ります</footer> },
})
export const Offline = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
})
export const Outdated = meta.story({
  parameters: { ...fan, ...relay(fanData()), stream: { status: 'outdated' } },
})
export const Reconnecting = meta.story({
  parameters: {
    ...fan,
    ...relay(fanData()),
    stream: { status: 'waiting' },
  },
})
