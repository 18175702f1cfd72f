import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { createBallot } from './ballot.ts'
import { Journey } from './Journey.tsx'
import { createRaffle } from './raffle.ts'
import { canvas, follow, press } from './steps.ts'

let raffle = createRaffle()
let ballot = createBallot()

const meta = preview.meta({
  component: Journey,
  args: { createWorld: () => raffle.fakes, at: '/', isSignedIn: true },
  beforeEach: () => {
    raffle = createRaffle()
    ballot = createBallot()
  },
  parameters: { layout: 'fullscreen', route: { isOwn: true } },
})

/** Entered for free, drawn on the day, won: the way leads to where it shall be sent. */
export const EnteredAndWon = meta.story({
  args: { at: '/prize-draws/prizedraw_festival' },
  play: async ({ userEvent }) => {
    await press(userEvent, '無料で応募する')
    await canvas.findByText(/あわせて1口です/)
    await expect(raffle.rows.entries).toBe(1)
    raffle.draw()
    await follow(userEvent, 'この応募の記録を見る')
    await canvas.findByText(/直筆サイン色紙」が当たりました/)
    await canvas.findByRole('link', { name: /お届け先/ })
  },
})

/** A vote whose receipt the browser has worked out itself, its card, the coins for it, and the count. */
export const VotedSharedAndCounted = meta.story({
  args: { createWorld: () => ballot.fakes, at: '/voting-event/winter-special' },
  beforeEach: () => {
    const writeText = async () => undefined
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /朝まで生ラジオ/ }))
    await press(userEvent, '「朝まで生ラジオ」に投票する')
    await canvas.findByText('「朝まで生ラジオ」に投票しました')
    await expect(canvas.queryByText(/この端末の計算と合いません/)).toBeNull()
    await follow(userEvent, 'シェアして10コイン')
    await press(userEvent, 'カードをつくる')
    await press(userEvent, 'リンクをコピー')
    // It would go by itself some seconds later: before the picture, or after.
    await press(userEvent, '閉じる')
    await canvas.findByText(/無償コイン10枚をお届けしました/)
    await expect(ballot.rows.rewards).toBe(1)
    await userEvent.click((await canvas.findAllByRole('link', { name: '投票へ戻る' }))[0]!)
    await follow(userEvent, /結果/)
    // The event's own page has the same heading.
    await canvas.findByText('途中経過')
  },
})
