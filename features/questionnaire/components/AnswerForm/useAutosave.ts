import { useActorRef } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { fromPromise } from 'xstate'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { Answer } from '#rules/questionnaire.ts'
import { autosaveMachine, type Answers, type Kept } from '../../machines/autosaveMachine.ts'
import type { useAutosaveMutation } from './__generated__/useAutosaveMutation.graphql.ts'

/** Words are kept where the hands rest for so long. */
const restMs = 800

/**
 * Keeps a fan's answers as they go on: choices at once, words when the hands rest, all of it when the page is left.
 * `stop` is for when they are sent: nothing needs to be kept from then on.
 */
export function useAutosave(questionnaireId: string) {
  const environment = useRelayEnvironment()
  const send = (answers: Answers, isKeptAlive = false) =>
    sendMutation<useAutosaveMutation>(environment, {
      mutation: graphql`
        mutation useAutosaveMutation($input: KeepQuestionnaireAnswersInput!) {
          keepQuestionnaireAnswers(input: $input) {
            ... on KeepQuestionnaireAnswersSuccess @alias(as: "success") {
              questionnaire {
                viewerResponse {
                  sentAt
                  coins
                }
                ...AnswerForm_questionnaire
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { questionnaireId, answers: Object.values(answers) } },
      isRepeatable: true,
      isKeptAlive,
    })
  const keep = async ({ input }: { input: Answers }): Promise<Kept> =>
    (await send(input)).error ?? null
  const actor = useActorRef(autosaveMachine.provide({ actors: { keep: fromPromise(keep) } }))
  const resting = useRef(new Map<string, { answer: Answer; timer: number }>())
  const isStopped = useRef(false)

  const change = (answer: Answer) => {
    const before = resting.current.get(answer.questionId)
    if (before) window.clearTimeout(before.timer)
    const sendPending = () => {
      resting.current.delete(answer.questionId)
      actor.send({ type: 'answer.changed', answer })
    }
    if (answer.text === null) return sendPending()
    resting.current.set(answer.questionId, {
      answer,
      timer: window.setTimeout(sendPending, restMs),
    })
  }

  useEffect(() => {
    const { current: rest } = resting
    /** What no request holds yet goes with one that outlives the page. */
    const leave = () => {
      for (const { timer } of rest.values()) window.clearTimeout(timer)
      const typed = [...rest.values()].map(({ answer }) => [answer.questionId, answer] as const)
      const left = { ...actor.getSnapshot().context.waiting, ...Object.fromEntries(typed) }
      rest.clear()
      if (!isStopped.current && Object.keys(left).length > 0) send(left, true).catch(() => {})
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
    // The questionnaire is the component's key: neither changes while it stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { actor, change, stop: (isSent: boolean) => void (isStopped.current = isSent) }
}
