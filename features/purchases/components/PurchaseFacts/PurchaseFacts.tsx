import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Price } from '../Price/Price.tsx'
import type { PurchaseFacts_purchase$key } from './__generated__/PurchaseFacts_purchase.graphql.ts'
import { row, rows } from './PurchaseFacts.css.ts'

/** When it was ordered, under which number, how it is paid and how much. */
export function PurchaseFacts(props: { purchase: PurchaseFacts_purchase$key }) {
  const { at, number, method, total } = useFragment(
    graphql`
      fragment PurchaseFacts_purchase on Purchase @throwOnFieldError {
        at
        number
        method
        total
      }
    `,
    props.purchase,
  )
  const tokyo = useTokyoTime()
  return (
    <dl className={rows}>
      <Fact name="purchases.at">{tokyo.whole(at)}</Fact>
      {number !== null && <Fact name="purchases.number">{number}</Fact>}
      <Fact name="purchases.method">
        <FormattedMessage id={`purchases.method.${method}`} />
      </Fact>
      <Fact name="purchases.total">
        <Price total={total} isInCoins={method === 'COINS'} />
      </Fact>
    </dl>
  )
}

type FactProps = {
  name: 'purchases.at' | 'purchases.number' | 'purchases.method' | 'purchases.total'
  children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <div className={row}>
      <Text as="dt" size="small" tone="muted">
        <FormattedMessage id={name} />
      </Text>
      <Text as="dd" size="small" weight="medium" tabular>
        {children}
      </Text>
    </div>
  )
}
