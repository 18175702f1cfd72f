import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { useSession } from '#platform/session/session.ts'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import { keepDrawn } from '../../keepDrawn.ts'
import { forgetRequests } from '../../lostRequests.ts'
import { DrawStanding } from './DrawStanding.tsx'
import { OfferRows } from './OfferRows.tsx'
import type { DrawPanel_machine$key } from './__generated__/DrawPanel_machine.graphql.ts'

const ConfirmSheet = latePart(() => import('./ConfirmSheet.tsx'))
const loadTheatre = () => import('../DrawTheatre/DrawTheatre.tsx')
const DrawTheatre = latePart(loadTheatre)

type DrawPanelProps = {
  machine: DrawPanel_machine$key
  /** The result is there, and the show begins: what lists draws reads them anew behind it. */
  onDrawn?: () => void
}

/** How the fan can draw now; what they drew and have not seen waits here. */
export function DrawPanel({ onDrawn, ...props }: DrawPanelProps) {
  const machine = useFragment(
    graphql`
      fragment DrawPanel_machine on TreasureMachine @throwOnFieldError {
        id
        state
        talent {
          palette
        }
        viewerUnseenDraw {
          id
          evidence {
            receipt
            signature
            publicKey
          }
          ...DrawTheatre_draw
        }
        ...ConfirmSheet_machine
        ...DrawStanding_machine
        ...OfferRows_machine
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { status, openLogin } = useSession()
  const [chosen, setChosen] = useState<string | null>(null)
  const [shown, setShown] = useState<{ draw: DrawTheatre_draw$key; offer: string | null } | null>(
    null,
  )
  const { state, viewerUnseenDraw, talent } = machine
  // Its answer was lost on the way: the receipt comes only now, and neither what the page had shown nor by which pair it
  // was drawn is known any more.
  const showUnseen = (draw: NonNullable<typeof viewerUnseenDraw>) => {
    keepDrawn(draw, { machineId: machine.id, seedId: null, odds: null })
    forgetRequests(machine.id)
    setShown({ draw, offer: null })
  }
  const choose = (kind: string) => {
    if (status === 'notLoggedIn') return openLogin({ step: 'signup' })
    setChosen(kind)
    // The hall is there once the draw is: no bright page between. Where it can't be had, opening it says so.
    loadTheatre().catch(() => undefined)
  }
  return (
    <Stack gap={4}>
      {viewerUnseenDraw && !shown && (
        <Banner tone="info" title={intl.formatMessage({ id: 'treasure.unseen.title' })}>
          <Button size="small" onClick={() => showUnseen(viewerUnseenDraw)}>
            {intl.formatMessage({ id: 'treasure.unseen.show' })}
          </Button>
        </Banner>
      )}
      {state === 'OPEN' && <OfferRows machine={machine} onChoose={choose} />}
      {state === 'SOLD_OUT' && (
        <Banner tone="info">
          <FormattedMessage id="treasure.soldOut.body" />
        </Banner>
      )}
      <DrawStanding machine={machine} />
      <Suspense>
        {chosen !== null && (
          <ConfirmSheet
            key={chosen}
            machine={machine}
            kind={chosen}
            palette={talent?.palette}
            onClose={() => setChosen(null)}
            onChoose={setChosen}
            onDrawn={(draw) => {
              setShown({ draw, offer: chosen })
              setChosen(null)
              onDrawn?.()
            }}
          />
        )}
        {shown && (
          <DrawTheatre
            draw={shown.draw}
            palette={talent?.palette}
            onClosed={() => setShown(null)}
            onAgain={
              shown.offer === null || shown.offer === 'FREE' || shown.offer.startsWith('DISCOUNT')
                ? undefined
                : () => {
                    setChosen(shown.offer)
                    setShown(null)
                  }
            }
          />
        )}
      </Suspense>
    </Stack>
  )
}
