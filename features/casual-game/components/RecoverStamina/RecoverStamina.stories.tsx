import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCasualGame, fakeNone } from '../../fakes.ts'
import { RecoverStamina } from './RecoverStamina.tsx'

const having = (viewerStamina: ReturnType<typeof fakeNone>) => ({
  Community: () => fakeCommunity({ casualGame: fakeCasualGame({ viewerStamina }) }),
})

const meta = preview.meta({
  component: RecoverStamina,
  args: { ...given('stamina'), communityId: 'community_nami' },
  parameters: fragmentStory(
    graphql`
      query RecoverStaminaStoryQuery {
        tenant {
          community {
            casualGame(name: "lighthouse") {
              viewerStamina {
                ...RecoverStamina_stamina
              }
            }
          }
        }
      }
    `,
    having(fakeNone()),
  ),
})

const of = (more: Parameters<typeof fakeNone>[0]) => ({
  parameters: { relay: { data: having(fakeNone(more)) } },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const WithoutTickets = meta.story(of({ tickets: 0 }))
export const PaidCoinsShort = meta.story(of({ tickets: 0, paidCoins: 20 }))
/** Filled up five times today already. */
export const NoRefillsLeft = meta.story(of({ refillsLeft: 0 }))
export const ConfirmsCoins = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /有償コイン50枚/ }))
    await expect(canvas.getByText(/320枚 → 270枚/)).toBeVisible()
  },
})
export const ConfirmsTicket = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /回復チケット/ }))
    await expect(canvas.getByText(/1枚使います/)).toBeVisible()
  },
})
/** Another tab was quicker. */
export const FullMeanwhile = meta.story({
  parameters: {
    relay: {
      data: {
        ...having(fakeNone()),
        RecoverStaminaPayload: () => ({
          __typename: 'StaminaForRecoveryStaminaEnoughError' as const,
          field: null,
          code: null,
          values: null,
          retryAt: null,
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /有償コイン50枚/ }))
    await userEvent.click(canvas.getByRole('button', { name: '使って回復する' }))
    await expect(await canvas.findByText(/満タンです/)).toBeVisible()
  },
})
