import { useEffect, useRef } from 'react'
import { useActorRef } from '@xstate/react'
import { graphql } from 'react-relay'
import { greenhouseRules, settleMs } from '#rules/games/greenhouse/replay.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { greenhouseMachine } from '../../machines/greenhouseMachine.ts'
import { forgetInputs, keepInputs, readInputs } from './keptInputs.ts'
import type { useGreenhouseFinishMutation } from './__generated__/useGreenhouseFinishMutation.graphql.ts'
import type { useGreenhouseStartMutation } from './__generated__/useGreenhouseStartMutation.graphql.ts'

const newSeed = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Runs the game: begins and ends the play that counts, and keeps what was done where the page is left meanwhile. */
export function useGreenhouse(startInput: { communityId: string; day: string }) {
  const actor = useActorRef(greenhouseMachine)
  const playId = useRef<string | null>(null)
  const beganAt = useRef(0)
  const begin = (seed: string, isCounted: boolean) => {
    const inputs = isCounted ? readInputs(playId.current!) : []
    // What went by while the page was away is not counted.
    beganAt.current = performance.now() - ((inputs.at(-1)?.tick ?? -settleMs) + settleMs)
    actor.send({ type: 'play.dealt', seed, isCounted, inputs })
  }
  const starting = useSubmission<useGreenhouseStartMutation, { givesUp: boolean }>({
    mutation: graphql`
      mutation useGreenhouseStartMutation($input: StartBuzzCasualGameInput!) {
        startBuzzCasualGame(input: $input) {
          ... on StartBuzzCasualGameSuccess @alias(as: "success") {
            play {
              id
              seed
            }
            game {
              id
              viewerPlay {
                id
                isOpen
                endedAt
                ...PlayCard_play
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ givesUp }) => ({ input: { ...startInput, rules: greenhouseRules, givesUp } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: ({ play }) => {
      playId.current = play.id
      if (play.seed != null) begin(play.seed, true)
    },
  })
  const saving = useSubmission<useGreenhouseFinishMutation>({
    mutation: graphql`
      mutation useGreenhouseFinishMutation($input: FinishBuzzCasualGameInput!) {
        finishBuzzCasualGame(input: $input) {
          ... on FinishBuzzCasualGameSuccess @alias(as: "success") {
            game {
              id
              plays
              viewerPlay {
                id
                isOpen
                endedAt
                ...PlayCard_play
              }
            }
            play {
              id
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({
      input: { playId: playId.current!, inputs: [...actor.getSnapshot().context.inputs] },
    }),
    isRepeatable: true,
    onDone: ({ play }) => forgetInputs(play.id),
  })
  useSentOnReturn(saving)
  const save = useRef(saving.submit)
  useEffect(() => {
    save.current = saving.submit
  })
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value, context }) => {
      const { isCounted, inputs } = context
      if (!isCounted || playId.current === null) return
      if (value === 'playing' || value === 'over') keepInputs(playId.current, inputs)
      if (value === 'over') save.current()
    })
    return unsubscribe
  }, [actor])
  return {
    actor,
    starting,
    saving,
    start: () => starting.submit({ givesUp: false }),
    startAnew: () => starting.submit({ givesUp: true }),
    practise: () => begin(newSeed(), false),
    tick: () => Math.round(performance.now() - beganAt.current),
  }
}
