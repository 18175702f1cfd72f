import { useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import type { TreasureOfferKind } from '#schema/types.generated.ts'
import { keepDrawn } from '../../keepDrawn.ts'
import { answerRequest, keepRequest, lostRequest } from '../../lostRequests.ts'
import { readySeed } from '../../seeds.ts'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import type { useDraw_machine$key } from './__generated__/useDraw_machine.graphql.ts'
import type {
  useDrawMutation,
  useDrawMutation$data,
} from './__generated__/useDrawMutation.graphql.ts'

type Asked = { offer: TreasureOfferKind; freeCoins: number | null }
type Drawn = NonNullable<useDrawMutation$data['drawTreasureMachine']['success']>

/**
 * Draws, with seeds of the fan's own: where there is no pair yet, one is begun first. The receipt stays in this
 * browser with what had been promised before it, so that nothing that is told later can differ from them unseen.
 */
export function useDraw(of: useDraw_machine$key, onDrawn: (draw: DrawTheatre_draw$key) => void) {
  const machine = useFragment(
    graphql`
      fragment useDraw_machine on TreasureMachine @throwOnFieldError {
        id
        odds {
          version
          hash
        }
        box {
          root
        }
        viewerSeed {
          isCurrent
        }
      }
    `,
    of,
  )
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  /** What was on the screen when a request was first sent: what it brings later is by that. */
  const shown = useRef(new Map<string, { hash: string | null; version: number | null }>())
  const send = async ({ offer, freeCoins }: Asked, fresh: string) => {
    const wasLost = lostRequest(machine.id, offer) !== null
    const requestId = lostRequest(machine.id, offer) ?? fresh
    const odds = shown.current.get(requestId) ?? {
      hash: machine.odds?.hash ?? machine.box?.root ?? null,
      version: machine.odds?.version ?? null,
    }
    shown.current.set(requestId, odds)
    if (!machine.viewerSeed?.isCurrent) {
      const refusal = await readySeed(environment, machine.id)
      if (refusal) return { error: refusal }
    }
    keepRequest(machine.id, offer, requestId)
    const answer = await sendMutation<useDrawMutation>(environment, {
      mutation: graphql`
        mutation useDrawMutation($input: DrawTreasureMachineInput!) {
          drawTreasureMachine(input: $input) {
            ... on DrawTreasureMachineSuccess @alias(as: "success") {
              coinWallet {
                ...HeldCoins_wallet
              }
              draw {
                id
                evidence {
                  receipt
                  signature
                  publicKey
                }
                ...DrawTheatre_draw
                machine {
                  ...BoxFacts_machine
                  viewerSeed {
                    id
                  }
                  ...DrawPanel_machine
                  ...OddsTable_machine
                  ...PrizeGrid_machine
                  ...MachineState_machine
                }
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: {
        input: {
          machineId: machine.id,
          offer,
          requestId,
          freeCoins,
          oddsVersion: odds.version,
        },
      },
      isRepeatable: true,
    })
    answerRequest(machine.id, offer, { refusal: answer.error?.__typename, wasLost })
    if (answer.success) {
      const { draw } = answer.success
      const seedId = draw.machine.viewerSeed?.id ?? null
      keepDrawn(draw, { machineId: machine.id, seedId, odds: odds.hash })
    }
    return answer
  }
  const { submit, ...rest } = useAttempt<Asked, Drawn>({
    send,
    logIn: { step: 'signup' },
    onDone: ({ draw }) => onDrawn(draw),
    // The price, the odds or the state are others by now: the page says which.
    onFailed: () => void revalidate(),
  })
  return { ...rest, draw: submit }
}
