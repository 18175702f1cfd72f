import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { useCardName } from '../../useCardName.ts'
import type { DeleteCard_card$key } from './__generated__/DeleteCard_card.graphql.ts'

const DeleteCardDialog = latePart(() => import('./DeleteCardDialog.tsx'))

/** Asks before a saved card is deleted. */
export function DeleteCard(props: { card: DeleteCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment DeleteCard_card on PaymentInstrument @throwOnFieldError {
        id
        brand
        last4
      }
    `,
    props.card,
  )
  const name = useCardName()(card)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button tone="neutral" emphasis="outline" size="small" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="payments.delete" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteCardDialog cardId={card.id} name={name} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
