import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as storePaths } from '#addresses/store.ts'
import { GiftRow } from '#features/special-gift/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useEarlySale } from '../../useEarlySale.ts'
import type { EarlySaleRow_item$key } from './__generated__/EarlySaleRow_item.graphql.ts'

/** What members may buy before others, now or some day, with the way there; nothing once all may. */
export function EarlySaleRow(props: { item: EarlySaleRow_item$key }) {
  const { id, name, saleFrom, ...item } = useFragment(
    graphql`
      fragment EarlySaleRow_item on StoreItem @throwOnFieldError {
        id
        name
        saleFrom
        earlySale {
          ...useEarlySale_sale
        }
      }
    `,
    props.item,
  )
  const sale = useEarlySale(item.earlySale)
  const intl = useIntl()
  const tokyo = useTokyoTime()
  if (!sale || saleFrom == null) return null
  return (
    <GiftRow
      icon="store"
      title={intl.formatMessage({ id: 'subscription.perks.early' }, { name })}
      detail={intl.formatMessage(
        { id: sale.isOpen ? 'subscription.perks.early.now' : 'subscription.perks.early.from' },
        { from: tokyo.dayAndTime(sale.from), forAll: tokyo.dayAndTime(saleFrom) },
      )}
      href={storePaths.item({ item_id: id })}
    />
  )
}
