import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTopic, writtenBy } from '../../fakes.ts'
import { TopicArticle } from './TopicArticle.tsx'

const showing = (topic: ReturnType<typeof fakeTopic>) => ({
  relay: { data: { Node: () => topic } },
})

const meta = preview.meta({
  component: TopicArticle,
  args: { ...given('topic'), viewerId: 'user_me' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query TopicArticleStoryQuery {
          node(id: "topic_kujira") {
            ...TopicArticle_topic @alias(as: "topic")
          }
        }
      `,
      { Node: fakeTopic },
    ),
  },
})

export const Default = meta.story()
export const OfTalent = meta.story({
  parameters: showing(writtenBy('luka', '眠れない夜の、しずかな過ごしかた')),
})
export const OfStaff = meta.story({
  parameters: showing(writtenBy('staff', 'アーカイブの公開時刻について')),
})
/** Its author changed its words. */
export const Edited = meta.story({
  parameters: showing(
    fakeTopic({ editedAt: '2026-11-20T01:36:00.000Z', revision: 2, isOfficial: false }),
  ),
})
export const AuthorLeft = meta.story({
  parameters: showing(fakeTopic({ author: null, authorMembership: null })),
})
/** Its reader keeps it. */
export const Bookmarked = meta.story({ parameters: showing(fakeTopic({ isBookmarked: true })) })
/** Several reported it: as its author alone still reads it. */
export const Held = meta.story({
  parameters: showing(writtenBy('me', '安いチケット、あります', { isHeld: true })),
})
export const MarkupStaysText = meta.story({
  parameters: showing(fakeTopic({ text: '<b>太字</b>のつもり javascript:alert(1)' })),
})
