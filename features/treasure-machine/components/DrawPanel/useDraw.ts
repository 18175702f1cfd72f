import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import type { TreasureOfferKind } from '#schema/types.generated.ts'
import { readySeed } from '../../seeds.ts'
import { keepReceipt } from '../../receipts.ts'
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
 * browser, so that nothing that is told later can differ from it unseen.
 */
export function useDraw(of: useDraw_machine$key, onDrawn: (draw: DrawTheatre_draw$key) => void) {
  const machine = useFragment(
    graphql`
      fragment useDraw_machine on TreasureMachine @throwOnFieldError {
        id
        odds {
          version
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
  const send = async ({ offer, freeCoins }: Asked, requestId: string) => {
    if (!machine.viewerSeed?.isCurrent) {
      const refusal = await readySeed(environment, machine.id)
      if (refusal) return { error: refusal }
    }
    return sendMutation<useDrawMutation>(environment, {
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
                }
                ...DrawTheatre_draw
                machine {
                  ...DrawPanel_machine
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
          ...{ machineId: machine.id, offer, requestId, freeCoins },
          oddsVersion: machine.odds?.version ?? null,
        },
      },
      isRepeatable: true,
    })
  }
  const { submit, ...rest } = useAttempt<Asked, Drawn>({
    send,
    logIn: { step: 'signup' },
    onDone: ({ draw }) => {
      if (draw.evidence) keepReceipt(draw.id, draw.evidence)
      onDrawn(draw)
    },
    // The price, the odds or the state are others by now: the page says which.
    onFailed: () => void revalidate(),
  })
  return { ...rest, draw: submit }
}
