import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { latePart } from '#platform/routing/latePart.ts'

const DeleteAddressDialog = latePart(() => import('./DeleteAddressDialog.tsx'))

/** Asks before an address is deleted. */
export function DeleteAddress({ addressId, name }: { addressId: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button tone="neutral" emphasis="outline" size="small" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="delivery.book.delete" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteAddressDialog {...{ addressId, name }} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
