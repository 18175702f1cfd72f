import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/delivery.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { DestinationLines } from '../DestinationLines/DestinationLines.tsx'
import { ParcelLines } from '../ParcelLines/ParcelLines.tsx'
import type { ConfirmDelivery_address$key } from './__generated__/ConfirmDelivery_address.graphql.ts'
import type { ConfirmDelivery_delivery$key } from './__generated__/ConfirmDelivery_delivery.graphql.ts'
import type { ConfirmDeliveryMutation } from './__generated__/ConfirmDeliveryMutation.graphql.ts'

type ConfirmDeliveryProps = {
  delivery: ConfirmDelivery_delivery$key
  address: ConfirmDelivery_address$key
}

/** What goes where, once more, before it is said for good. */
export function ConfirmDelivery(props: ConfirmDeliveryProps) {
  const delivery = useFragment(
    graphql`
      fragment ConfirmDelivery_delivery on RealGoodsDelivery @throwOnFieldError {
        id
        ...ParcelLines_delivery
      }
    `,
    props.delivery,
  )
  const address = useFragment(
    graphql`
      fragment ConfirmDelivery_address on DeliveryAddress @throwOnFieldError {
        id
        destination {
          ...DestinationLines_destination
        }
      }
    `,
    props.address,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const params = { real_goods_delivery_id: delivery.id }
  const { submit, retry, isPending, error } = useSubmission<ConfirmDeliveryMutation>({
    mutation: graphql`
      mutation ConfirmDeliveryMutation($input: ConfirmDeliveryInput!) {
        confirmDelivery(input: $input) {
          ... on ConfirmDeliverySuccess @alias(as: "success") {
            delivery {
              ...DeliveryStatus_delivery
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { deliveryId: delivery.id, addressId: address.id } }),
    logIn: { step: 'login' },
    onDone: () => void navigate(paths.done(params)),
  })
  const toStatus = {
    label: intl.formatMessage({ id: 'delivery.toStatus' }),
    href: paths.delivery(params),
  }
  return (
    <Stack gap={6}>
      {error && (
        <ErrorWords error={error} onRetry={retry} ways={{ DeliveryStateError: toStatus }} />
      )}
      <Stack gap={1}>
        <Heading level={2} size="medium">
          {intl.formatMessage({ id: 'delivery.destination' })}
        </Heading>
        <DestinationLines destination={address.destination} />
      </Stack>
      <ParcelLines delivery={delivery} />
      <Stack gap={3}>
        <Button
          size="large"
          isFullWidth
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'delivery.confirm.busy' })}
          onClick={() => submit()}
        >
          {intl.formatMessage({ id: 'delivery.confirm.submit' })}
        </Button>
        <ButtonLink href={paths.form(params)} tone="neutral" emphasis="quiet" isFullWidth>
          {intl.formatMessage({ id: 'delivery.confirm.back' })}
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
