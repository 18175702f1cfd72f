import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShareActions } from './ShareActions.tsx'

const copied = fn(async () => undefined)

const meta = preview.meta({
  component: ShareActions,
  args: {
    card: { id: 'sharecard_mine', title: '「朝まで生ラジオ」に投票しました', rewardCoins: 10 },
  },
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: {
        ReceiveShareRewardPayload: () => ({ __typename: 'ReceiveShareRewardSuccess', coins: 10 }),
      },
    },
    impossible: {
      Empty: 'A card is there before it is shared.',
      LongText: 'Its words are buttons’ and an address.',
    },
  },
  beforeEach() {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    })
  },
})

export const Default = meta.story()
export const Rewarded = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'リンクをコピー' }))
    await expect(copied).toHaveBeenCalledWith(expect.stringContaining('/share/sharecard_mine'))
    await expect(await canvas.findByText(/無償コイン10枚をお届けしました/)).toBeVisible()
  },
})
export const RewardedBefore = meta.story({
  parameters: {
    relay: {
      data: {
        ReceiveShareRewardPayload: () => ({
          __typename: 'AlreadyReceivedShareReward',
          field: null,
          code: null,
          retryAt: null,
          values: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'リンクをコピー' }))
    await expect(await canvas.findByText('シェア特典は受け取り済みです。')).toBeVisible()
  },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: { useShareRewardMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'リンクをコピー' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
