import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, userOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeHouseReplay, fakeNightReplay, fakeNotYet } from '../../fakes.ts'
import { Replay } from './Replay.tsx'

const showing = (gameReplay: ReturnType<typeof fakeNightReplay>) => ({
  Community: () => fakeCommunity({ gameReplay }),
})

type Canvas = { findByRole: (role: 'slider') => Promise<HTMLElement> }
/** Its rules are loaded by then. */
const shown = async ({ canvas }: { canvas: Canvas }) => {
  await expect(await canvas.findByRole('slider')).toBeVisible()
}

const meta = preview.meta({
  component: Replay,
  args: given('replay'),
  parameters: fragmentStory(
    graphql`
      query ReplayStoryQuery {
        tenant {
          community {
            gameReplay(playId: "casualplay_1") {
              ...Replay_replay
            }
          }
        }
      }
    `,
    showing(fakeNightReplay()),
  ),
})

const of = (replay: ReturnType<typeof fakeNightReplay>) => ({
  parameters: { relay: { data: showing(replay) } },
})
const house = { ...of(fakeHouseReplay()), play: shown }

export const Night = meta.story({ play: shown })
export const NightMidway = meta.story({ args: { first: 700 }, play: shown })
export const NightMidwayEnglish = meta.story({
  args: { first: 700 },
  globals: { locale: 'en' },
  play: shown,
})
export const NightDesktop = meta.story({
  args: { first: 700 },
  globals: atViewport('desktop'),
  play: shown,
})
/** The last step, with a way to play oneself. */
export const NightEnded = meta.story({ args: { first: 1500 }, play: shown })
export const House = meta.story(house)
export const HouseMidway = meta.story({ ...house, args: { first: 19 } })
export const HouseMidwayEnglish = meta.story({
  ...house,
  args: { first: 19 },
  globals: { locale: 'en' },
})
export const HouseDesktop = meta.story({
  ...house,
  args: { first: 19 },
  globals: atViewport('desktop'),
})
export const HouseEnded = meta.story({ ...house, args: { first: 40 } })
/** One's own: it is said so. */
export const OwnEnded = meta.story({
  ...of(fakeHouseReplay({ isViewers: true, fan: fakeUser() })),
  args: { first: 40 },
  play: shown,
})
/** Today's game, before the viewer's own try. */
export const NotYet = meta.story(of(fakeNotYet()))
export const NotYetEnglish = meta.story({ ...of(fakeNotYet()), globals: { locale: 'en' } })
/** Rules that are kept no more. */
export const OldRules = meta.story(of(fakeNightReplay({ rules: '0000000000000000' })))
export const LongText = meta.story({
  ...of(
    fakeHouseReplay({
      score: 9_999_999,
      fan: { ...userOf('kujira'), displayName: '夜明けまで起きてる会の準備と実況のひと' },
    }),
  ),
  play: shown,
})
