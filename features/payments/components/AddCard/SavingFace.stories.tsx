import { expect, fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { challenge } from '../../fakes.ts'
import { paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'
import { SavingFace } from './SavingCard.tsx'

const meta = preview.meta({
  component: SavingFace,
  args: { saving: { id: 'cardsaving_01', step: null }, ...given('actor'), onLeft: fn() },
})

const stand = (value: StateValueFrom<typeof paymentWatchMachine>) => ({
  machine: { start: () => standingIn(paymentWatchMachine, { value, context: { error: null } }) },
})

/** The bank takes more than five minutes: nobody has to wait before it, and nobody is told of a payment. */
export const Slow = meta.story({
  parameters: stand('slow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'もう一度確認する' })).toBeVisible()
    await expect(canvas.queryByText(/お支払いの反映/)).toBeNull()
  },
})
export const SlowEnglish = meta.story({ parameters: stand('slow'), globals: { locale: 'en' } })
/** The bank's question stands where it was, for whoever still answers it. */
export const SlowInTheChallenge = meta.story({
  args: { saving: { id: 'cardsaving_01', step: challenge } },
  parameters: stand('slow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('本人認証')).toBeVisible()
  },
})
