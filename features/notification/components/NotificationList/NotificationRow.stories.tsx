import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { userOf } from '#storybook/fakes/people.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { arrived, one, posted, telling } from '../../fakes.ts'
import type { NotificationRowStoryQuery } from './__generated__/NotificationRowStoryQuery.graphql.ts'
import { list } from './NotificationList.css.ts'
import { NotificationRow } from './NotificationRow.tsx'

type Notification = (typeof one)[number]
const showing = (over: Notification) => ({
  relay: { data: telling([{ ...one[0]!, isUnread: false, ...over }]) },
})
const saying = (text: string, more: object = {}) =>
  said(46, 'kujira', '2026-11-20T11:30', text, { channel: fakeChannel(), ...more })
const nothingOf = { message: null, post: null, topic: null, comment: null }

const meta = preview.meta({
  component: NotificationRow,
  args: { ...given('notification'), isFolded: fn(() => false) },
  decorators: (Story) => (
    <ul className={list}>
      <Story />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<NotificationRowStoryQuery>({
      query: graphql`
        query NotificationRowStoryQuery {
          viewer {
            notifications {
              items(first: 1) {
                edges {
                  node {
                    ...NotificationRow_notification
                  }
                }
              }
            }
          }
        }
      `,
      data: telling(one),
      getReferenceEntries: ({ viewer }) => ({
        notification: viewer.notifications?.items.edges[0]?.node,
      }),
    }),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** That they answered is told, not what the fan keeps off their screen. */
export const Folded = meta.story({
  args: { isFolded: fn(() => true) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('それ経費で落ちます？')).toBeNull()
  },
})
export const Pictures = meta.story({
  parameters: showing({
    kind: 'REACTION',
    message: saying('', {
      images: [fakeImage('scene-harbour-night'), fakeImage('scene-lighthouse-dawn')],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('写真2枚')).toBeVisible()
  },
})
/** A post that says it all in pictures. */
export const PostOfPictures = meta.story({
  parameters: showing({
    ...nothingOf,
    kind: 'POST_LIKE',
    post: { id: 'post_1', text: '', pictureCount: 2 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('写真2枚')).toBeVisible()
  },
})
export const LikedTopic = meta.story({
  globals: { locale: 'en' },
  parameters: showing({
    ...nothingOf,
    kind: 'TOPIC_LIKE',
    actorCount: 12,
    topic: { id: 'topic_1', title: '終電で聴くための、ちょうどいい長さ' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/topics/topic_1')
  },
})
export const Followed = meta.story({
  parameters: showing({
    ...nothingOf,
    kind: 'FOLLOW',
    actorCount: 1,
    actors: [userOf('komugi')],
  }),
})
export const OshiPosted = meta.story({
  parameters: showing(posted),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/posts/post_luka')
  },
})
export const OshiPostedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(posted),
})
export const Arrived = meta.story({
  parameters: showing(arrived),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/store/items/storeitem_radio')
  },
})
export const ArrivedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(arrived),
})
export const ArrivedAndGone = meta.story({
  parameters: showing({ ...arrived, isUnread: false, item: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
/** Whoever did it has left, and what it was done to is gone: it leads nowhere. */
export const AllGone = meta.story({
  parameters: showing({ ...nothingOf, kind: 'COMMENT', actorCount: 1, actors: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

Default.test('asks by author and words whether it is kept away', async ({ args }) => {
  await expect(args.isFolded).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'それ経費で落ちます？' }),
  )
})
OshiPosted.test(
  'words that the fan keeps away are not told',
  { args: { isFolded: fn(() => true) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/投稿しました/)).toBeVisible()
    await expect(canvas.queryByText(/今夜の時報/)).toBeNull()
  },
)
Followed.test('one who follows is led to; several are a list', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/profile\//),
  )
})
Followed.test(
  'of several the list is led to',
  {
    parameters: showing({
      ...nothingOf,
      kind: 'FOLLOW',
      actorCount: 3,
      actors: [userOf('komugi')],
    }),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/list=followers$/),
    )
  },
)
