import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/purchases.ts'
import { LinkCard } from '#design-system/link-cards/LinkCards.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { NextStep } from '../NextStep/NextStep.tsx'
import { Price } from '../Price/Price.tsx'
import { PurchaseState } from '../PurchaseState/PurchaseState.tsx'
import { picture as pictureStyle, pictures } from './PurchaseList.css.ts'
import type { PurchaseListItem_purchase$key } from './__generated__/PurchaseListItem_purchase.graphql.ts'

/** As many as stand in a row on a phone. */
const mostPictures = 4

/** One purchase: when, what, how much, how it stands and what to do next. */
export function PurchaseListItem(props: { purchase: PurchaseListItem_purchase$key }) {
  const purchase = useFragment(
    graphql`
      fragment PurchaseListItem_purchase on Purchase @throwOnFieldError {
        id
        at
        method
        total
        lines {
          name
          picture {
            url
            width
            height
            dominantColor
            focusX
            focusY
          }
        }
        ...PurchaseState_purchase
        ...NextStep_purchase
      }
    `,
    props.purchase,
  )
  const tokyo = useTokyoTime()
  const { id, at, method, total, lines } = purchase
  const shown = lines.flatMap(({ picture }) => picture ?? []).slice(0, mostPictures)
  return (
    <LinkCard
      href={paths.purchase({ purchase_history_id: id })}
      time={
        <Text as="time" dateTime={at} size="caption" tone="muted">
          {tokyo.day(at)}
        </Text>
      }
      state={<PurchaseState purchase={purchase} />}
    >
      {shown.length > 0 && (
        <span className={pictures}>
          {shown.map(({ url, focusX, focusY, ...picture }, place) => (
            <span key={place} className={pictureStyle}>
              <Picture {...picture} src={url} alt="" focus={{ x: focusX, y: focusY }} ratio={1} />
            </span>
          ))}
        </span>
      )}
      <Text as="strong" weight="bold" lines={2}>
        <FormattedMessage
          id="purchases.items"
          values={{ first: lines[0]?.name ?? '', more: lines.length - 1 }}
        />
      </Text>
      <Text as="span" size="small" tabular>
        <Price total={total} isInCoins={method === 'COINS'} />
      </Text>
      <NextStep purchase={purchase} />
    </LinkCard>
  )
}
