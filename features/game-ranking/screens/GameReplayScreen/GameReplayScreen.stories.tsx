import { expect } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeHouseReplay, fakeNightReplay, fakeNotYet } from '../../fakes.ts'
import query, { type GameReplayScreenQuery } from './__generated__/GameReplayScreenQuery.graphql.ts'
import { Screen } from './GameReplayScreen.tsx'

const showing = (gameReplay: ReturnType<typeof fakeNightReplay> | null) => ({
  relay: { data: { Community: () => fakeCommunity({ gameReplay }) } },
})

type Canvas = { findByRole: (role: 'slider') => Promise<HTMLElement> }
/** Its rules are loaded by then. */
const shown = async ({ canvas }: { canvas: Canvas }) => {
  await expect(await canvas.findByRole('slider')).toBeVisible()
}

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<GameReplayScreenQuery>({
      query,
      variables: { playId: 'casualplay_1' },
      data: { Community: () => fakeCommunity({ gameReplay: fakeNightReplay() }) },
    }),
  },
})

export const Default = meta.story({ play: shown })
export const Desktop = meta.story({ globals: atViewport('desktop'), play: shown })
export const Greenhouse = meta.story({ parameters: showing(fakeHouseReplay()), play: shown })
export const GreenhouseDesktop = meta.story({
  parameters: showing(fakeHouseReplay()),
  globals: atViewport('desktop'),
  play: shown,
})
export const NotYet = meta.story({ parameters: showing(fakeNotYet()) })
/** There is none, whoever played it has left, or one may not know. */
export const Empty = meta.story({ parameters: showing(null) })
export const EmptyEnglish = meta.story({ parameters: showing(null), globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeNightReplay({
      score: 9_999_999,
      fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
    }),
  ),
  play: shown,
})
