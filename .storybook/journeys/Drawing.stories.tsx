import { expect, waitFor } from 'storybook/test'
import { promised } from '#features/treasure-machine/evidence.fakes.ts'
import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import type { PlayTools } from '../playTools.ts'
import preview from '../preview.tsx'
import { createBox } from './box.ts'
import { createHall } from './hall.ts'
import { Journey } from './Journey.tsx'
import { canvas, follow, press } from './steps.ts'

let hall = createHall({})

const meta = preview.meta({
  component: Journey,
  args: {
    createWorld: () => hall.fakes,
    at: '/treasure-machine/treasuremachine_festival',
    isSignedIn: true,
  },
  parameters: { layout: 'fullscreen', route: { isOwn: true } },
})

type User = PlayTools['userEvent']

/** The hall's dark is over, and the page is there again. */
async function closeTheatre(userEvent: User): Promise<void> {
  await press(userEvent, '閉じる')
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
}

/** The ticket of a newcomer: seeds are begun on the way, and what came stands with what they own. */
export const FirstTicketToACard = meta.story({
  beforeEach: () => {
    hall = createHall({ tickets: 1 })
  },
  play: async ({ userEvent }) => {
    await press(userEvent, /1回ひく.*チケット1枚/)
    await press(userEvent, '1回ひく')
    await canvas.findByRole('img', { name: /灯台まつりの夜.*NEW/ })
    await expect(hall.rows).toMatchObject({ tickets: 0, isSeedOpen: true, isShown: false })
    await closeTheatre(userEvent)
    await canvas.findByText(/所持1$/)
    await expect(canvas.queryByRole('button', { name: /チケット1枚/ })).toBeNull()
  },
})

/** Ten for coins, of which pity brings one; then the pair is replaced, and the browser counts all ten anew. */
export const TenWithPityProven = meta.story({
  beforeEach: () => {
    hall = createHall({ free: 200, paid: 2_800 })
    // The browser's own seed, which is random elsewhere: the receipt is by it.
    tabTexts.write(privateKey('drawSeed', 'treasuremachine_festival'), promised.clientSeed)
  },
  play: async ({ userEvent }) => {
    await press(userEvent, /10回ひく.*3,000コイン/)
    await press(userEvent, '10回ひく')
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^[SAB] / })).toHaveLength(10))
    await expect(hall.rows.coins).toEqual({ free: 0, paid: 0 })
    await closeTheatre(userEvent)
    await follow(userEvent, '抽選の履歴と検証')
    await follow(userEvent, 'この抽選を検証する')
    await canvas.findByText(/いま確かめられるところは、すべて合っています/)
    await press(userEvent, 'シードを取り替えて公開する')
    await canvas.findByText(/この抽選は、はじめから終わりまで正しく行われました/)
    await expect(canvas.queryByText('合いません')).toBeNull()
  },
})

/** Points of earlier draws buy what is featured. */
export const PointsRedeemed = meta.story({
  beforeEach: () => {
    hall = createHall({ points: 230 })
  },
  play: async ({ userEvent }) => {
    await follow(userEvent, 'ポイントで受け取る')
    await press(userEvent, '200ポイントで受け取る')
    await press(userEvent, '受け取る')
    await canvas.findByRole('img', { name: /灯台まつりの夜/ })
    await expect(hall.rows).toMatchObject({ points: 30, stars: 1 })
    await closeTheatre(userEvent)
    await canvas.findByText(/あと170/)
  },
})

/** The last envelope: the box is told whole, and the browser counts it up to the root of before the sale. */
export const BoxProven = meta.story({
  args: { createWorld: () => createBox().fakes, at: '/treasure-machine/treasuremachine_box' },
  play: async ({ userEvent }) => {
    await canvas.findByText('残り1/6')
    await expect(canvas.queryByRole('button', { name: '箱をまるごと検証する' })).toBeNull()
    await press(userEvent, /1回ひく.*200コイン/)
    await press(userEvent, '1回ひく')
    await canvas.findByRole('img', { name: /灯台まつりの夜.*NEW/ })
    await closeTheatre(userEvent)
    await press(userEvent, '箱をまるごと検証する')
    await canvas.findByText(/6通すべてが、販売前に公開した値のとおり/)
  },
})
