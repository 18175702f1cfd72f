import { FormattedMessage, useIntl } from 'react-intl'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'

type CheckoutOverProps = {
  /** `NONE`: there is nothing to pay. */
  state: 'EXPIRED' | 'CANCELED' | 'NONE'
}

/** A checkout that leads nowhere any more: why, whether money moved, and where to begin again. */
export function CheckoutOver({ state }: CheckoutOverProps) {
  const intl = useIntl()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: `checkout.over.${state}.title` })}
      body={<p>{intl.formatMessage({ id: `checkout.over.${state}.body` })}</p>}
      action={
        <ButtonLink href={state === 'NONE' ? storePaths.store() : storePaths.basket()}>
          <FormattedMessage id={state === 'NONE' ? 'checkout.toStore' : 'checkout.toBasket'} />
        </ButtonLink>
      }
    />
  )
}
