import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  mutedUsers: path('/settings/management/mute-users'),
  blockedUsers: path('/settings/management/blocked-users'),
  mutedWords: path('/settings/management/mute-words'),
  hiddenMessages: path('/settings/management/hidden-messages'),
}
