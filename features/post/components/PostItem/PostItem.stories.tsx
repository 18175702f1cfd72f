import { graphql } from 'react-relay'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { mentionsIn } from '#storybook/fakes/mentions.ts'
import { given } from '#storybook/given.ts'
import { atViewport } from '#storybook/viewports.ts'
import preview from '#storybook/preview.tsx'
import { openPoll, shownPoll } from '#features/poll/fakes.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakePost, postedBy } from '../../fakes.ts'
import { PostItem } from './PostItem.tsx'

const meta = preview.meta({
  component: PostItem,
  args: { ...given('post'), viewerId: 'user_me' },
  parameters: fragmentStory(
    graphql`
      query PostItemStoryQuery {
        node(id: "post_1") {
          ...PostItem_post @alias(as: "post")
        }
      }
    `,
    { Node: fakePost },
  ),
})

const showing = (post: ReturnType<typeof fakePost>) => ({ relay: { data: { Node: () => post } } })

export const Default = meta.story()
export const OfTalent = meta.story({
  parameters: showing(
    postedBy('luka', '今夜の二時も、いつもの周波数で。', { likeCount: 1480, viewerLikeCount: 10 }),
  ),
})
export const OfStaff = meta.story({
  parameters: showing(postedBy('staff', '今週の予定は https://example.com/schedule にあります。')),
})
export const AuthorLeft = meta.story({
  parameters: showing(fakePost({ author: null, authorMembership: null, likeCount: 0 })),
})
export const MarkupStaysText = meta.story({
  parameters: showing(fakePost({ text: '<b>太字</b>のつもり javascript:alert(1)' })),
})
export const Edited = meta.story({
  parameters: showing(fakePost({ editedAt: '2026-11-20T02:34:00.000Z' })),
})
export const EditedInEnglish = meta.story({
  parameters: showing(fakePost({ editedAt: '2026-11-20T02:34:00.000Z' })),
  globals: { locale: 'en' },
})
/** It calls two by their names, one of whom has left; hashtags stand beside them. */
const calls = '@くじら座β さんと @退会したユーザー さんと、#夜の港 まで歩きました。'
export const Mentioning = meta.story({
  parameters: showing(
    fakePost({
      text: calls,
      mentions: mentionsIn(calls, [
        ['@くじら座β', 'user_kujira'],
        ['@退会したユーザー', null],
      ]),
    }),
  ),
})
const strained =
  '@夜明けまで起きてる会の会長代理補佐見習とその仲間たち一同 @نور القمر 2026 see you at the harbour.'
/** Names of any length, and one that is written from the right. */
export const MentioningInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakePost({
      text: strained,
      mentions: mentionsIn(strained, [
        ['@夜明けまで起きてる会の会長代理補佐見習とその仲間たち一同', 'user_long'],
        ['@نور القمر', 'user_nour'],
      ]),
    }),
  ),
})
/** Its reader keeps it. */
export const Bookmarked = meta.story({ parameters: showing(fakePost({ isBookmarked: true })) })
const scenes = [
  fakeImage('scene-harbour-night'),
  fakeImage('scene-lighthouse-dawn'),
  fakeImage('scene-radio-booth'),
  fakeImage('channel-lobby'),
] as const
const withPictures = (...pictures: ReturnType<typeof fakeImage>[]) =>
  showing(postedBy('komugi', '灯台まで歩いてきました。', { pictures, likeCount: 31 }))
export const OnePicture = meta.story({ parameters: withPictures(scenes[0]) })
export const TwoPictures = meta.story({ parameters: withPictures(scenes[0], scenes[1]) })
export const ThreePictures = meta.story({ parameters: withPictures(...scenes.slice(0, 3)) })
export const FourPictures = meta.story({ parameters: withPictures(...scenes) })
export const TenPictures = meta.story({
  parameters: withPictures(...scenes, ...scenes, scenes[0], scenes[1]),
})
/** It says what it says in pictures alone. */
export const PicturesAlone = meta.story({
  parameters: showing(postedBy('komugi', '', { pictures: [scenes[1]] })),
})
/** One could not be loaded. */
export const PictureFailed = meta.story({
  parameters: withPictures(
    { ...scenes[0], url: 'data:image/webp;base64,bm90aGluZw==' as (typeof scenes)[0]['url'] },
    scenes[1],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('写真を読みこめませんでした。')).toBeVisible()
  },
})
const asks = (
  poll: ReturnType<typeof openPoll>,
  pictures: ReturnType<typeof fakeImage>[] = [],
) => ({
  session: { status: 'loggedIn' as const },
  ...showing(postedBy('luka', '来週の深夜二時、どの話から始めましょうか。', { poll, pictures })),
})
/** It asks its readers, of whom the viewer has yet to answer. */
export const Asking = meta.story({ parameters: asks(openPoll()) })
export const Asked = meta.story({ parameters: asks(shownPoll([6, 5, 2, 3], { own: 1 })) })
export const AskingOnDesktop = meta.story({
  parameters: asks(openPoll()),
  globals: atViewport('desktop'),
})
export const AskedOnDesktop = meta.story({
  parameters: asks(shownPoll([6, 5, 2, 3], { own: 1 })),
  globals: atViewport('desktop'),
})
export const AskingWithPicture = meta.story({ parameters: asks(openPoll(), [scenes[0]]) })
/** Several reported it: as its author alone still reads it. */
export const Held = meta.story({
  parameters: showing(postedBy('me', 'あの人の家、ここです。', { isHeld: true, likeCount: 0 })),
})
export const LongText = meta.story({
  parameters: showing(
    fakePost({ text: `${'きのうの配信の話をします。'.repeat(24)}\n\n${'w'.repeat(120)}` }),
  ),
})
/** Posted five minutes ago, by who reads it. */
export const Own = meta.story({
  parameters: {
    session: { status: 'loggedIn' },
    ...showing(postedBy('me', 'まちがえましや。', { postedAt: '2026-11-20T02:55:00.000Z' })),
  },
})
/** So long ago that it stays as it is. */
export const OwnSettled = meta.story({
  parameters: {
    session: { status: 'loggedIn' },
    ...showing(postedBy('me', 'まちがえましや。', { postedAt: '2026-11-20T02:50:00.000Z' })),
  },
})

Own.test('is edited from its menu', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '編集する' }))
  await untilVisible(await screen.findByRole('dialog', { name: '投稿を編集' }))
  await expect(screen.getByRole('textbox')).toHaveValue('まちがえましや。')
})
OwnSettled.test('is edited no more after ten minutes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
  await untilVisible(await screen.findByRole('menuitem', { name: '削除する' }))
  await expect(screen.queryByRole('menuitem', { name: '編集する' })).toBeNull()
})

TenPictures.test('opens all of them, large', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: /大きく見る/ })[3]!)
  const lightbox = await screen.findByRole('dialog', { name: '写真' })
  await waitFor(() => expect(lightbox).toHaveTextContent('4 / 10'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
