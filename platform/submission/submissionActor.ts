import { createActor, fromPromise } from 'xstate'
import type { SubmissionParts, SubmissionState } from './createSubmission.ts'
import { submissionMachine } from './submissionMachine.ts'

/** The machine at work, its slots filled; says how it stands at each change. */
export function startSubmission(
  parts: () => SubmissionParts,
  onChange: (state: SubmissionState) => void,
) {
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        send: fromPromise(({ input }) => parts().send(input)),
        askForLogIn: fromPromise(({ input }) => parts().askForLogIn(input)),
      },
      actions: {
        tellSuccess: (_, { success }) => parts().onDone(success),
        tellFailure: (_, { error }) => parts().onFailed(error),
      },
    }),
  )
  actor.subscribe((snapshot) =>
    onChange({
      isPending: snapshot.hasTag('busy'),
      error: snapshot.hasTag('failed') ? snapshot.context.error : null,
      isRetriable: snapshot.hasTag('retriable'),
    }),
  )
  return actor.start()
}
