import { fakeGame } from '#features/buzz-casual-game/fakes.ts'
import { fakeBook } from '#features/check-in/fakes.ts'
import { stories } from '#features/fan-story/fakes.ts'
import { rounds } from '#features/mission/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeFortune = fakeOf('Fortune', {
  id: 'fortune_kettle',
  luck: 'GREAT',
  text: 'やかんが、いつもより少し高い音で鳴ります。いいことの前ぶれなので、火は止めてください。',
  charm: '青いマグカップ',
  talent: talents.luka,
})

/** A day whose fortune is still folded. */
export const fakeFortuneDay = fakeOf('FortuneDay', {
  id: 'fortuneday_2026-11-20',
  day: '2026-11-20',
  nextDayAt: '2026-11-20T15:00:00.000Z',
  fortune: null,
})

/** A morning: nothing is stamped, played or opened yet, and a mission's reward waits. */
export const fakeToday = {
  viewerCheckIns: fakeBook(),
  viewerMissions: rounds,
  buzzCasualGame: fakeGame({ viewerPlay: null }),
  viewerFortuneDay: fakeFortuneDay(),
  stories: Object.values(stories),
}
