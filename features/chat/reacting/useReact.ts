import { useRelayEnvironment } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import type { Reaction } from './applyReaction.ts'
import { sendReaction } from './sendReaction.ts'

/** Gives the act of reacting: seen at once, and taken back where it was refused. A guest is asked to log in. */
export function useReact(): (reaction: Reaction) => void {
  const environment = useRelayEnvironment()
  const session = useSession()
  const tellFailure = useFailureToast()
  return (reaction) => {
    if (session.status === 'notLoggedIn') return session.openLogin({ step: 'login' })
    sendReaction(environment, reaction).then(
      (error) => error && tellFailure(error),
      (error: Error) => tellFailure(error),
    )
  }
}
