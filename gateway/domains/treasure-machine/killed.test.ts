import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawOf, openTreasureFixture } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

it.each([
  'ledger_transfer',
  'ledger_entry',
  'ledger_lot',
  'treasure_draw',
  'treasure_pick',
  'draw_seed',
  'treasure_count',
  'collected_card',
  'nft_piece',
  'nft',
])(
  'ten draws that die while %s is written take nothing, and come once when asked again',
  async (table) => {
    const { id, prizes } = await hall.machine({
      // A card and a piece come in every ten.
      odds: ({ s, piece }) => ({
        base: [{ prize: piece, weight: 100_000 }],
        guarantee: [{ prize: s, weight: 100_000 }],
        pity: null,
        top: [s],
      }),
    })
    const fan = await hall.drawer(id, 3_000)
    await hall.dyingAt(table, () => hall.draw(fan, id, 'TEN', { requestId: table }))
    expect(await hall.coinsOf(fan)).toEqual({ free: 0, paid: 3_000 })
    expect(await hall.draws(fan)).toEqual([])
    expect(await hall.cards(fan)).toEqual([])
    expect(await hall.faults()).toEqual([])

    const [one, two] = await Promise.all([
      hall.draw(fan, id, 'TEN', { requestId: table }),
      hall.draw(fan, id, 'TEN', { requestId: table }),
    ])
    expect(drawOf(one).id).toBe(drawOf(two).id)
    expect(drawOf(one)).toMatchObject({ counter: 0, paid: 3_000 })
    expect((await hall.picks(fan, drawOf(one))).at(-1)!.prizeId).toBe(prizes.s)
    expect(await hall.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    expect(await hall.faults()).toEqual([])
  },
)

it('a draw of a box that dies while its position is written leaves the box as it was', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 2 } })
  const fan = await hall.drawer(id, 300)
  await hall.dyingAt('treasure_box_position', () => hall.draw(fan, id, 'ONE', { requestId: 'x' }))
  expect(await hall.coinsOf(fan)).toEqual({ free: 0, paid: 300 })
  expect(await hall.faults()).toEqual([])
  drawOf(await hall.draw(fan, id, 'ONE', { requestId: 'x' }))
  expect(await hall.faults()).toEqual([])
})
