import { graphql } from 'react-relay'
import { fakeMembership } from '#storybook/fakes/people.ts'
import { talents } from '#storybook/fakes/talents.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { ownPage } from '../../fakes.ts'
import { PersonCard } from './PersonCard.tsx'

const meta = preview.meta({
  component: PersonCard,
  args: given('user', 'membership'),
  parameters: fragmentStory(
    graphql`
      query PersonCardStoryQuery {
        viewer {
          user {
            ...PersonCard_user
          }
        }
        tenant {
          community {
            viewerMembership {
              ...PersonCard_membership
            }
          }
        }
      }
    `,
    ownPage(),
  ),
})

const joined = (membership: Parameters<typeof fakeMembership>[0]) => ({
  relay: { data: ownPage({ community: { viewerMembership: fakeMembership(membership) } }) },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** Years ago, and for the talent of another colour. */
export const LongAgo = meta.story({
  parameters: joined({ joinedAt: '2023-04-01T03:00:00.000Z', oshi: talents.tsumugi }),
})
export const WithoutOshi = meta.story({ parameters: joined({ oshi: null }) })
