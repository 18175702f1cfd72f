import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?q=` what is looked for; `kind=talk&in=` a channel looks in what is said there alone. */
  search: path('/search'),
}

/** The search in what is said in one room. */
export const searchOfRoom = (channelId: string) =>
  `${paths.search()}?${new URLSearchParams({ kind: 'talk', in: channelId })}`
