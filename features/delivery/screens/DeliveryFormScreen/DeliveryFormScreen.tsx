import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/delivery.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AddressChoice } from '../../components/AddressChoice/AddressChoice.tsx'
import { DeliveryPage, MissingDelivery } from '../../components/DeliveryPage/DeliveryPage.tsx'
import type { DeliveryFormScreenQuery } from './__generated__/DeliveryFormScreenQuery.graphql.ts'

/** `…/form`: where it goes. What is said already is not asked again. */
export function Screen(props: ScreenProps<DeliveryFormScreenQuery>) {
  const intl = useIntl()
  return (
    <DeliveryPage title={intl.formatMessage({ id: 'delivery.form.title' })}>
      <AddressStep {...props} />
    </DeliveryPage>
  )
}

function AddressStep({ queryRef }: ScreenProps<DeliveryFormScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<DeliveryFormScreenQuery>(
    graphql`
      query DeliveryFormScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on RealGoodsDelivery @alias(as: "delivery") {
            id
            state
          }
        }
        viewer {
          deliveryAddresses {
            id
            ...AddressChoice_addresses
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const delivery = node?.delivery
  if (!delivery) return <MissingDelivery />
  const params = { real_goods_delivery_id: delivery.id }
  if (delivery.state !== 'AWAITING_ADDRESS') return <Redirect to={paths.delivery(params)} />
  const addresses = viewer.deliveryAddresses
  const addressId = chosen ?? addresses[0]?.id
  const confirm = (id: string) =>
    void navigate(`${paths.confirm(params)}?${new URLSearchParams({ address_id: id })}`)
  return (
    <>
      <AddressChoice
        addresses={addresses}
        value={addressId}
        onChange={(id) => {
          const isNew = addresses.every((address) => address.id !== id)
          setChosen(id)
          if (isNew) confirm(id)
        }}
      />
      {addressId !== undefined && (
        <Button size="large" isFullWidth onClick={() => confirm(addressId)}>
          {intl.formatMessage({ id: 'delivery.toConfirm' })}
        </Button>
      )}
    </>
  )
}
