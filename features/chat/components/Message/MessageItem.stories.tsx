import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSticker } from '#storybook/fakes/stickers.ts'
import { membershipOf } from '#storybook/fakes/people.ts'
import { fakeMessage, said } from '#storybook/fakes/talk.ts'
import { MessageItem } from './MessageItem.tsx'

const meta = preview.meta({
  component: MessageItem,
  args: { ...given('message'), isOwn: false, isHead: true, showsTime: true },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query MessageItemStoryQuery {
        node(id: "message_1") {
          ...MessageItem_message @alias(as: "message")
        }
      }
    `,
    { Node: fakeMessage },
  ),
})

const showing = (message: ReturnType<typeof fakeMessage>) => ({
  relay: { data: { Node: () => message } },
})
const at = '2026-11-20T11:40'

export const Default = meta.story()
export const Follower = meta.story({ args: { isHead: false, showsTime: false } })
export const Own = meta.story({
  args: { isOwn: true },
  parameters: showing(said(1, 'me', at, 'はずれた3秒、録音してあります')),
})
export const OfTalent = meta.story({
  parameters: showing(
    said(1, 'luka', at, '時報、今夜は3秒はずしました。\n理由は星がきれいだったからです'),
  ),
})
/** Whoever is a member wears the moon. */
export const OfSubscriber = meta.story({
  parameters: showing(
    said(1, 'komugi', at, '今夜のあとがたり、もう読みました', {
      authorMembership: { ...membershipOf('komugi'), isSubscriber: true },
    }),
  ),
})
export const OfStaff = meta.story({
  parameters: showing(
    said(1, 'staff', at, '今週の予定は https://example.com/schedule にあります。'),
  ),
})
export const AuthorLeft = meta.story({
  parameters: showing(
    said(1, 'komugi', at, 'いままで楽しかったです', { author: null, authorMembership: null }),
  ),
})
export const WithPicture = meta.story({
  parameters: showing(
    said(1, 'kujira', at, '港の灯りを撮りました', { images: [fakeImage('scene-harbour-night')] }),
  ),
})
export const PictureAlone = meta.story({
  parameters: showing(said(1, 'kujira', at, '', { images: [fakeImage('scene-lighthouse-dawn')] })),
})
const scenes = [
  fakeImage('scene-harbour-night'),
  fakeImage('scene-lighthouse-dawn'),
  fakeImage('scene-radio-booth'),
  fakeImage('channel-lobby'),
]
export const TwoPictures = meta.story({
  parameters: showing(said(1, 'kujira', at, '二枚あります', { images: scenes.slice(0, 2) })),
})
export const ThreePictures = meta.story({
  args: { isOwn: true },
  parameters: showing(said(1, 'me', at, '三枚あります', { images: scenes.slice(0, 3) })),
})
export const FourPictures = meta.story({
  parameters: showing(said(1, 'kujira', at, '', { images: scenes })),
})
const stuck = { sticker: fakeSticker('luka', 'night') }
export const Sticker = meta.story({ parameters: showing(said(2, 'kujira', at, '', stuck)) })
export const StickerAsAnswer = meta.story({
  args: { isOwn: true },
  parameters: showing(
    said(2, 'me', at, '', { ...stuck, replyTo: said(1, 'komugi', at, 'おやすみなさい') }),
  ),
})
export const AnswerToSticker = meta.story({
  parameters: showing(
    said(2, 'kujira', at, 'また明日', { replyTo: said(1, 'komugi', at, '', stuck) }),
  ),
})
export const MarkupStaysText = meta.story({
  parameters: showing(said(1, 'komugi', at, '<b>太字</b>のつもり javascript:alert(1)')),
})
const call = '@ひかり さん、@夜半ルカ の時報は録音しました？'
const mentions = [
  { start: 0, length: 4, userId: 'user_me' },
  { start: 8, length: 5, userId: 'user_luka' },
]
/** Whoever reads it is called by it, and another. */
export const MentionsTheReader = meta.story({
  args: { viewerId: 'user_me' },
  parameters: showing(said(1, 'kujira', at, call, { mentions })),
})
export const OwnMentionsOthers = meta.story({
  args: { isOwn: true, viewerId: 'user_me' },
  parameters: showing(said(1, 'me', at, call, { mentions: mentions.slice(1) })),
})
export const MentionsSomeoneWhoLeft = meta.story({
  args: { viewerId: 'user_me' },
  parameters: showing(
    said(1, 'kujira', at, '@退会したユーザー さんの席は、そのままです', {
      mentions: [{ start: 0, length: 9, userId: null }],
    }),
  ),
})
const gathered = [
  {
    emoji: 'penlight',
    count: 28,
    palettes: ['indigo', 'amber', 'jade'],
  },
  { emoji: '👏', count: 3, palettes: [] },
]
export const Edited = meta.story({
  parameters: showing(
    said(1, 'komugi', at, 'なおした文です', { editedAt: '2026-11-20T02:41:00.000Z' }),
  ),
})
export const Deleted = meta.story({
  parameters: showing(said(1, 'komugi', at, '', { isDeleted: true })),
})
/** Several reported it: as others find it in its place. */
export const Held = meta.story({
  parameters: showing(said(1, 'komugi', at, '', { isDeleted: true, isHeld: true })),
})
/** As its author alone still reads it. */
export const OwnHeld = meta.story({
  args: { isOwn: true, heldText: 'あの人の家、ここです' },
  parameters: showing(said(1, 'me', at, '', { isDeleted: true, isHeld: true })),
})
/** It was held while its author was looking: what it says comes with the next visit. */
export const OwnJustHeld = meta.story({
  args: { isOwn: true, heldText: null },
  parameters: showing(said(1, 'me', at, '', { isDeleted: true, isHeld: true })),
})
export const WithReactions = meta.story({
  args: { reactions: ['penlight'] },
  parameters: showing(said(1, 'luka', at, '今夜は星の話をします', { reactions: gathered })),
})
export const OwnWithReactions = meta.story({
  args: { isOwn: true },
  parameters: showing(said(1, 'me', at, '録音してあります', { reactions: gathered })),
})
/** A quote in one line leaves the time its place. */
export const LongQuote = meta.story({
  parameters: showing(
    said(2, 'kujira', at, '長い話でしたね', {
      replyTo: said(1, 'komugi', at, 'きのうの配信の話をします。長くなります。'.repeat(4)),
    }),
  ),
})
export const Answer = meta.story({
  parameters: showing(
    said(2, 'kujira', at, '落ちないんですね', { replyTo: said(1, 'komugi', at, '尊さは自腹です') }),
  ),
})
export const AnswerToPicture = meta.story({
  args: { isOwn: true },
  parameters: showing(
    said(2, 'me', at, 'きれい', {
      replyTo: said(1, 'komugi', at, '', { images: [fakeImage('scene-harbour-night')] }),
    }),
  ),
})
export const AnswerToDeleted = meta.story({
  parameters: showing(
    said(2, 'me', at, 'え、もう一回', { replyTo: said(1, 'komugi', at, '', { isDeleted: true }) }),
  ),
})
export const AnswerToHeld = meta.story({
  parameters: showing(
    said(2, 'me', at, 'え、もう一回', {
      replyTo: said(1, 'komugi', at, '', { isDeleted: true, isHeld: true }),
    }),
  ),
})
export const AnswerToFolded = meta.story({
  args: { isQuoteFolded: true },
  parameters: showing(
    said(2, 'me', at, 'そうですね', { replyTo: said(1, 'komugi', at, '見せたくない文') }),
  ),
})
export const LongText = meta.story({
  parameters: showing(
    said(
      1,
      'komugi',
      at,
      `${'きのうの配信の話をします。長くなります。'.repeat(8)}\n\n${'w'.repeat(120)}`,
    ),
  ),
})
