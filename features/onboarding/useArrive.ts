import { useRelayEnvironment } from 'react-relay'
import { forgetWish, readWish } from '#features/auth/index.ts'
import { useSession } from '#platform/session/session.ts'
import { forgetDrafts } from './draft.ts'
import { joinCommunity } from './joinCommunity.ts'

/**
 * Takes a fan who has signed in back to where they were, with the join done that they had wished for.
 * As a new document: the store and the stream hold a guest's view of everything.
 */
export function useArrive(): () => Promise<void> {
  const environment = useRelayEnvironment()
  const { openPage } = useSession()
  return async () => {
    const { redirectPath, joinCommunityId } = readWish()
    // A join that fails can be pressed again there.
    if (joinCommunityId) await joinCommunity(environment, joinCommunityId).catch(() => false)
    forgetWish()
    forgetDrafts()
    openPage(redirectPath)
  }
}
