import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeMembership } from '#storybook/fakes/people.ts'
import { fakeTalent, talents } from '#storybook/fakes/talents.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ownPage } from '../../fakes.ts'
import { OshiCard } from './OshiCard.tsx'

const meta = preview.meta({
  component: OshiCard,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query OshiCardStoryQuery {
        tenant {
          community {
            ...OshiCard_community
          }
        }
      }
    `,
    ownPage(),
  ),
})

const cheering = (oshi: ReturnType<typeof fakeTalent> | null) => ({
  relay: { data: ownPage({ community: { viewerMembership: fakeMembership({ oshi }) } }) },
})

export const Default = meta.story()
export const ForAnother = meta.story({ parameters: cheering(talents.hiyori) })
export const Empty = meta.story({ parameters: cheering(null) })
const performing = {
  relay: {
    data: ownPage({
      community: { viewerMembership: fakeMembership({ role: 'TALENT', oshi: talents.tsumugi }) },
    }),
  },
}
/** A performer is told who they are, and is offered nobody else. */
export const Performer = meta.story({
  parameters: performing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('あなたは出演者です')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const PerformerInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: performing,
})
export const LongText = meta.story({
  parameters: cheering(
    fakeTalent({
      id: 'talent_long',
      name: '夜明けの灯台のいちばん上に住んでいる星めぐりのルカ',
      fanName: '夜明けまで起きている二等星のみなさん',
      catchphrase: '深夜二時です。眠れない人も、起きていたい人も、ようこそ。'.repeat(3),
    }),
  ),
})
