import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSubscription, subscriptions } from '../../fakes.ts'
import { CancelSubscription } from './CancelSubscription.tsx'

const meta = preview.meta({
  component: CancelSubscription,
  args: given('subscription'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CancelSubscriptionStoryQuery {
          node(id: "subscription_one") {
            ...CancelSubscription_subscription @alias(as: "subscription")
          }
        }
      `,
      { Node: () => fakeSubscription(), StoreSubscription: () => fakeSubscription() },
    ),
  },
})

const cancel = { name: '解約する' }

export const Default = meta.story()
/** Until when it lasts is said before anything is sent. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByText(/2026年12月19日\(土\)までは/)).toBeVisible()
  },
})
export const AskedInEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})
/** What is not paid ends at once. */
export const Unpaid = meta.story({
  parameters: {
    relay: {
      data: { Node: () => subscriptions.unpaid, StoreSubscription: () => subscriptions.unpaid },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByRole('button', { name: '解約を確定する' })).toBeVisible()
  },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: { CancelSubscriptionMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await userEvent.click(canvas.getByRole('button', { name: '解約を確定する' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

Asked.test('has the focus where it asks, and gives it back', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/2026年12月19日\(土\)までは/).closest('[tabindex]')).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: '続ける' }))
  await expect(canvas.getByRole('button', cancel)).toHaveFocus()
})
