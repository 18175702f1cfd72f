import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCasualGame, fakeFull, fakeNone, fakeStamina } from '../../fakes.ts'
import { StaminaBar } from './StaminaBar.tsx'

const having = (viewerStamina: ReturnType<typeof fakeStamina>) => ({
  Community: () => fakeCommunity({ casualGame: fakeCasualGame({ viewerStamina }) }),
})

const meta = preview.meta({
  component: StaminaBar,
  args: given('stamina'),
  parameters: fragmentStory(
    graphql`
      query StaminaBarStoryQuery {
        tenant {
          community {
            casualGame(name: "lighthouse") {
              viewerStamina {
                ...StaminaBar_stamina
              }
            }
          }
        }
      }
    `,
    having(fakeStamina()),
  ),
})

const of = (stamina: ReturnType<typeof fakeStamina>) => ({
  parameters: { relay: { data: having(stamina) } },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Full = meta.story(of(fakeFull()))
export const None = meta.story(of(fakeNone()))
/** The half hour is over, and the page has not asked again. */
export const ComesBack = meta.story(of(fakeStamina({ nextAt: '2026-11-20T00:00:00.000Z' })))
