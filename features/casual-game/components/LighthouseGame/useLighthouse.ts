import { useState } from 'react'
import { graphql } from 'react-relay'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { Played } from '../Playing/useNight.ts'
import type { useLighthouseFinishMutation } from './__generated__/useLighthouseFinishMutation.graphql.ts'
import type { useLighthouseStartMutation } from './__generated__/useLighthouseStartMutation.graphql.ts'

type Scene =
  | { at: 'title' }
  | { at: 'playing'; playId: string; seed: string }
  | { at: 'over'; night: Night }

/** Begins plays, and hands in how they went. */
export function useLighthouse(game: { communityId: string; name: string }) {
  const [scene, setScene] = useState<Scene>({ at: 'title' })
  const starting = useSubmission<useLighthouseStartMutation, { requestId: string }>({
    mutation: graphql`
      mutation useLighthouseStartMutation($input: StartCasualGameInput!) {
        startCasualGame(input: $input) {
          ... on StartCasualGameSuccess @alias(as: "success") {
            play {
              id
              seed
            }
            stamina {
              id
              left
              ...StaminaBar_stamina
              ...RecoverStamina_stamina
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ requestId }) => ({ input: { ...game, requestId, rules: lighthouseRules } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: ({ play }) => setScene({ at: 'playing', playId: play.id, seed: play.seed }),
  })
  const saving = useSubmission<
    useLighthouseFinishMutation,
    { playId: string; inputs: readonly number[]; until: number }
  >({
    mutation: graphql`
      mutation useLighthouseFinishMutation($input: FinishCasualGameInput!) {
        finishCasualGame(input: $input) {
          ... on FinishCasualGameSuccess @alias(as: "success") {
            play {
              id
              score
            }
            game {
              id
              viewerBest
              ...Ranks_game
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input: { ...input, inputs: [...input.inputs] } }),
    isRepeatable: true,
  })
  return {
    scene,
    starting,
    saving,
    start: () => starting.submit({ requestId: crypto.randomUUID() }),
    finish({ night, inputs }: Played) {
      if (scene.at !== 'playing') return
      setScene({ at: 'over', night })
      saving.submit({ playId: scene.playId, inputs, until: night.step })
    },
  }
}
