import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /**
   * `?q=` what is looked for; `kind=talk&in=` a channel looks in what is said there alone. Posts and talk are narrowed by `by=`
   * a user, `since=` and `until=` days in Japan, and `has=picture`.
   */
  search: path('/search'),
}

/** All posts of one person, the newest first. */
export const searchOfPostsBy = (userId: string) =>
  `${paths.search()}?${new URLSearchParams({ kind: 'posts', by: userId })}`

/** The search in what is said in one room. */
export const searchOfRoom = (channelId: string) =>
  `${paths.search()}?${new URLSearchParams({ kind: 'talk', in: channelId })}`
