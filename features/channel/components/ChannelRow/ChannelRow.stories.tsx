import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { fakeSticker } from '#storybook/fakes/stickers.ts'
import { fakeChannel, notJoined, readUpTo, said } from '#storybook/fakes/talk.ts'
import { ChannelRow } from './ChannelRow.tsx'

const meta = preview.meta({
  component: ChannelRow,
  args: given('channel'),
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query ChannelRowStoryQuery {
        node(id: "channel_lobby") {
          ...ChannelRow_channel @alias(as: "channel")
        }
      }
    `,
    { Node: () => fakeChannel({ name: '灯台のふもと', emblem: fakeImage('channel-lighthouse') }) },
  ),
})

const showing = (channel: Parameters<typeof fakeChannel>[0]) => ({
  relay: {
    data: {
      Node: () => fakeChannel({ emblem: fakeImage('channel-lighthouse'), ...channel }),
    },
  },
})

export const Default = meta.story()
export const Current = meta.story({ args: { isCurrent: true } })
export const Unread = meta.story({
  args: { showsUnread: true },
  parameters: showing({
    viewerReadState: readUpTo(45),
  }),
})
export const Mentioned = meta.story({
  args: { showsUnread: true },
  parameters: showing({ viewerReadState: readUpTo(45, 'lobby', 1) }),
})
export const NothingSaidYet = meta.story({
  parameters: showing({ ...notJoined, newestMessage: null, lastSeq: 0 }),
})
export const PictureOfSomeoneWhoLeft = meta.story({
  parameters: showing({
    newestMessage: said(48, 'kujira', '2026-11-20T11:40', '', {
      author: null,
      images: [fakeImage('scene-harbour-night')],
    }),
  }),
})
export const NewestSticker = meta.story({
  parameters: showing({
    newestMessage: said(48, 'kujira', '2026-11-20T11:40', '', {
      sticker: fakeSticker('hiyori', 'morning'),
    }),
  }),
})
export const NewestDeleted = meta.story({
  parameters: showing({
    newestMessage: said(48, 'kujira', '2026-11-20T11:40', '', { isDeleted: true }),
  }),
})
/** To somebody who has not joined, of a fan who is no grown-up: what the room is about stands there. */
export const NewestWithheld = meta.story({
  parameters: showing({
    ...notJoined,
    newestMessage: said(48, 'kujira', '2026-11-20T11:40', '', {
      isDeleted: true,
      isWithheld: true,
      author: null,
      authorMembership: null,
    }),
  }),
})
export const NewestIsOwn = meta.story({
  args: { viewerId: 'user_me' },
  parameters: showing({
    newestMessage: said(48, 'me', '2026-11-20T11:40', 'はずれた3秒、録音してあります'),
  }),
})
export const NewestWithoutWords = meta.story({
  parameters: showing({ newestMessage: said(48, 'kujira', '2026-11-20T11:40', '') }),
})
/** As the talk itself tells it. */
export const NewestFolded = meta.story({
  args: { judge: () => 'WORD' as const, showsUnread: true },
  parameters: showing({ viewerReadState: readUpTo(45) }),
})
/** By somebody who blocks the fan: nothing tells it. */
export const NewestLeftOut = meta.story({ args: { judge: () => 'UNSEEN' as const } })
/** A name from right to left before a number: neither that nor the colon jumps over it. */
export const NewestFromRightToLeft = meta.story({
  parameters: showing({
    newestMessage: said(48, 'kujira', '2026-11-20T11:40', '12時から聴きます', {
      author: fakeUser({ displayName: 'محمد' }),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u2068محمد\u2069：12時から聴きます')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { showsUnread: true },
  parameters: showing({
    name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
    visibility: 'MEMBERS',
    lastSeq: 1048,
    newestMessage: said(
      1048,
      'komugi',
      '2026-11-20T11:59',
      'おたよりのテーマは眠れなかった夜の話です。'.repeat(3),
    ),
  }),
})
