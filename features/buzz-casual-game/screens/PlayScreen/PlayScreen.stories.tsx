import { expect, fn } from 'storybook/test'
import { userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePlay } from '../../fakes.ts'
import query, { type PlayScreenQuery } from './__generated__/PlayScreenQuery.graphql.ts'
import { Screen } from './PlayScreen.tsx'

const showing = (more: ReturnType<typeof fakePlay> = {}) => ({
  __typename: 'BuzzCasualGamePlay' as const,
  ...fakePlay(more),
})
const play = (more: ReturnType<typeof fakePlay>) => ({
  relay: { data: { Node: () => showing(more) } },
})
const copied = fn(async () => undefined)

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<PlayScreenQuery>({
      query,
      variables: { id: 'buzzplay_mine' },
      data: { Node: () => showing() },
    }),
  },
  beforeEach() {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    })
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const OfAnother = meta.story({
  parameters: play({ isViewers: false, fan: userOf('kujira') }),
})
/** It goes on still, or is none. */
export const Empty = meta.story({ parameters: play({ endedAt: null }) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: play({
    score: 9_999_999,
    fan: { id: 'user_long', displayName: '夜明けまで起きてる会の準備と実況の' },
  }),
})
export const Copied = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'リンクをコピーして見せる' }))
    await expect(copied).toHaveBeenCalledWith(
      expect.stringContaining('/buzz-casual-game/2026-11-20/buzzplay_mine'),
    )
  },
})
