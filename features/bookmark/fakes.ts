import { fakeMutes } from '#features/mute/fakes.ts'
import { fakePost, postedBy } from '#features/post/fakes.ts'
import { fakeTopic, writtenBy } from '#features/topic/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

const kept = { isBookmarked: true }

export const keptPost = fakePost(kept)

/** Its reader may not read it now. */
export const unreadable = { id: 'post_unreadable', isUnreadable: true } as const

type Kept = ReturnType<typeof fakePost> | ReturnType<typeof fakeTopic> | typeof unreadable

/** Posts and topics that a fan keeps, what was kept last first. */
export const several: readonly Kept[] = [
  postedBy('luka', '今夜の二時も、いつもの周波数で。', { ...kept, likeCount: 148 }),
  fakeTopic(kept),
  writtenBy('staff', 'アーカイブの公開時刻について', {
    ...kept,
    text: '配信の録画は、終了からおよそ三時間後にご覧いただけるようになります。',
    postedAt: '2026-11-18T09:00:00.000Z',
  }),
  postedBy('komugi', '福神漬け、復活。社食に拍手。', { ...kept, likeCount: 7 }),
]

/** Words of any length, with no place to break them. */
export const strained: readonly Kept[] = [
  postedBy(
    'kujira',
    `${'きのうの配信の話をします。長くなります。'.repeat(20)}\n\n${'w'.repeat(120)}`,
    kept,
  ),
  writtenBy('kujira', 'w'.repeat(60), { ...kept, text: 'きのうの配信の話をします。'.repeat(60) }),
]

type Keeping = {
  pageInfo?: Parameters<typeof fakeConnection>[1]
  mutedUserIds?: readonly string[]
}

/** A fan who keeps these; null for a guest. */
export const keeping = (
  bookmarks: readonly Kept[] | null,
  { pageInfo, mutedUserIds = [] }: Keeping = {},
) => ({
  BookmarkPayload: () => ({ __typename: 'BookmarkSuccess' as const, subject: null }),
  Viewer: () =>
    bookmarks
      ? fakeViewer({
          user: fakeUser(),
          mutes: fakeMutes({ words: [], mutedUserIds, blockedUserIds: [], hiddenMessageIds: [] }),
          bookmarks: listOf(bookmarks, pageInfo),
        })
      : fakeViewer({ mutes: null, bookmarks: null }),
})

function listOf(bookmarks: readonly Kept[], pageInfo: Keeping['pageInfo']) {
  const list = fakeConnection(bookmarks, pageInfo)
  const edges = list.edges.map(({ cursor, node }) => ({
    cursor,
    subjectId: node.id,
    node: 'isUnreadable' in node ? null : node,
  }))
  return { ...list, edges }
}
