import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { nightfall, type Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { keepPlay, keptPlayKey, readKeptPlay } from '../../keptPlay.ts'
import type { Played } from '../Playing/useNight.ts'
import type { useLighthouseFinishMutation } from './__generated__/useLighthouseFinishMutation.graphql.ts'
import type { useLighthouseStartMutation } from './__generated__/useLighthouseStartMutation.graphql.ts'

/** A play that is under way: what the gateway gave, and how far it had come where it was left. */
type Begun = { playId: string; seed: string; endsAt: string; first?: Played }

const refusals: readonly string[] = ['InvalidSaveScoreError', 'NotFoundError']

type Scene = { at: 'title' } | { at: 'playing'; play: Begun } | { at: 'over'; night: Night }

/**
 * Begins plays, and hands in how they went. A play costs stamina, so it stands on the device from its start until its
 * score is kept: who leaves the page, or is offline at its end, goes on later.
 */
export function useLighthouse(game: { communityId: string; name: string }) {
  const { communityId } = game
  const [scene, setScene] = useState<Scene>({ at: 'title' })
  const [text] = useText(privateTexts, keptPlayKey(communityId))
  const kept = useMemo(() => readKeptPlay(text), [text])
  const keep = ({ playId, seed, endsAt }: Begun, { night, inputs }: Played) =>
    keepPlay(communityId, { playId, seed, endsAt, step: night.step, inputs: [...inputs] })
  const starting = useSubmission<useLighthouseStartMutation, { requestId: string }>({
    mutation: graphql`
      mutation useLighthouseStartMutation($input: StartCasualGameInput!) {
        startCasualGame(input: $input) {
          ... on StartCasualGameSuccess @alias(as: "success") {
            play {
              id
              seed
              endsAt
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
    onDone: ({ play: { id, seed, endsAt } }) => {
      const play = { playId: id, seed, endsAt }
      keep(play, { night: nightfall(), inputs: [] })
      setScene({ at: 'playing', play })
    },
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
    onDone: () => keepPlay(communityId, null),
    onFailed: (error) => {
      // What the gateway does not take, it never will; all else can be handed in later.
      if ('__typename' in error && refusals.includes(error.__typename)) keepPlay(communityId, null)
    },
  })
  useSentOnReturn(saving)
  const finish = (play: Begun, { night, inputs }: Played) => {
    keep(play, { night, inputs })
    setScene({ at: 'over', night })
    saving.submit({ playId: play.playId, inputs, until: night.step })
  }
  return {
    scene,
    starting,
    saving,
    /** How a night stands that was left, or whose score is not kept yet; null without one, or where it is too late. */
    left: kept && scene.at === 'title' ? kept : null,
    start: () => starting.submit({ requestId: crypto.randomUUID() }),
    /** Goes on where it was left. */
    resume({ play, night }: NonNullable<typeof kept>) {
      const first = { night, inputs: play.inputs }
      if (night.isOver) finish(play, first)
      else setScene({ at: 'playing', play: { ...play, first } })
    },
    keep,
    finish,
  }
}
