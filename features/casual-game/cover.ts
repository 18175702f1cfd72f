import { nightfall, type Night, type Ship } from '#rules/games/lighthouse/lighthouse.ts'

const ship = (id: number, lane: number, distance: number, more: Partial<Ship>): Ship => ({
  id,
  lane,
  distance,
  step: 0,
  kind: 0,
  side: 1,
  drift: 0,
  isLit: false,
  hasBeenLit: false,
  hasLostLight: false,
  ...more,
})

/** A night for the title: two ships on their way in, and one that waits for the light. */
export const cover: Night = {
  ...nightfall(),
  step: 220,
  bearing: 668,
  wanted: { aim: 42, reach: 1 },
  ships: [
    ship(0, 3, 560, { isLit: true }),
    ship(1, 4, 700, { isLit: true, kind: 1 }),
    ship(2, 1, 820, { drift: 620, side: -1 }),
    ship(3, 0, 940, { drift: 120 }),
  ],
}
