import type { GatewayContext } from '../graphql/context.ts'

/** For so long after a password or a code was given, what is sensitive is done without asking again (provider's habit). */
const recentMinutes = 5

/**
 * For acts that a stolen, unlocked device must not do: `{ __typename: 'RequiresRecentLoginError' }` where the viewer
 * signed in longer ago than five minutes, undefined where they may go on. The app asks them once more, and sends it
 * again.
 */
export function refuseStaleSignIn({ signedInAt, now }: Pick<GatewayContext, 'signedInAt' | 'now'>) {
  const since = now().getTime() - recentMinutes * 60_000
  // A token tells whole seconds.
  return signedInAt !== null && signedInAt.getTime() > since - 1_000
    ? undefined
    : { __typename: 'RequiresRecentLoginError' as const }
}
