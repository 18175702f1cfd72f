import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { said } from '#storybook/fakes/talk.ts'
import { finding, foundTalk } from '../../fakes.ts'
import { FoundTalk } from './FoundTalk.tsx'

type Override = NonNullable<Parameters<typeof finding>[1]>
const shown = (override: Override) => finding([], override).Community
const showing = (override: Override) => ({ relay: { data: { Node: shown(override) } } })

const meta = preview.meta({
  component: FoundTalk,
  args: {
    ...given('community', 'viewer'),
    asked: { words: 'ラジオ', kind: 'TALK' as const },
    isPart: false,
  },
  parameters: {
    ...fragmentStory(
      graphql`
        query FoundTalkStoryQuery {
          node(id: "community_yoiyami") {
            ...FoundTalk_community @arguments(words: "ラジオ") @alias(as: "community")
          }
          viewer {
            ...FoundTalk_viewer
          }
        }
      `,
      { Node: shown({ talk: foundTalk }) },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
/** In one room, which needs no name. */
export const OfRoom = meta.story({
  args: { asked: { words: 'ラジオ', kind: 'TALK', roomId: 'channel_lobby' } },
})
export const Part = meta.story({
  args: { isPart: true },
  parameters: showing({ talk: foundTalk, hasNextPage: true }),
})
export const More = meta.story({ parameters: showing({ talk: foundTalk, hasNextPage: true }) })
/** One page's time is over and nothing was found: there is more to look through. */
export const Further = meta.story({ parameters: showing({ hasNextPage: true }) })
export const English = meta.story({ globals: { locale: 'en' } })
const [{ channel } = {}] = foundTalk
export const LongText = meta.story({
  parameters: showing({
    talk: [
      said(9, 'kujira', '2026-11-19T10:00', `ラジオ${'w'.repeat(400)}`, { channel }),
      { ...foundTalk[0]!, author: null },
    ],
  }),
})

Default.test('leads to the place in its room', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link')
  await expect(first).toHaveAttribute('href', expect.stringContaining('#message-48'))
})
