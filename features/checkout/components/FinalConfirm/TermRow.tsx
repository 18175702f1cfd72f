import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { row, term, what } from './FinalConfirm.css.ts'

type TermRowProps = {
  id:
    | 'checkout.terms.total'
    | 'checkout.terms.shipping'
    | 'checkout.terms.method'
    | 'checkout.terms.split'
    | 'checkout.terms.payment'
    | 'checkout.terms.renewal'
    | 'checkout.terms.ending'
    | 'checkout.terms.moon'
    | 'checkout.terms.contents'
    | 'checkout.terms.validity'
    | 'checkout.terms.balance'
    | 'checkout.terms.delivery'
    | 'checkout.terms.cancellation'
    | 'checkout.terms.deadline'
  children: ReactNode
}

/** One of the terms, by its name. */
export function TermRow({ id, children }: TermRowProps) {
  return (
    <div className={row}>
      <dt className={term}>
        <FormattedMessage id={id} />
      </dt>
      <dd className={what}>{children}</dd>
    </div>
  )
}
