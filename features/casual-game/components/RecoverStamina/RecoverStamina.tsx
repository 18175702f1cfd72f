import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { RecoverStamina_stamina$key } from './__generated__/RecoverStamina_stamina.graphql.ts'
import type { RecoverStaminaMutation } from './__generated__/RecoverStaminaMutation.graphql.ts'

type Means = 'TICKET' | 'PAID_COINS'
type RecoverStaminaProps = { stamina: RecoverStamina_stamina$key; communityId: string }

/** Fills stamina up, once the fan has said yes to what it costs. It is offered to who has none left: before that it would be half wasted. */
export function RecoverStamina({ communityId, ...props }: RecoverStaminaProps) {
  const { left, tickets, paidCoins, price, refillsLeft } = useFragment(
    graphql`
      fragment RecoverStamina_stamina on Stamina @throwOnFieldError {
        left
        tickets
        paidCoins
        price
        refillsLeft
      }
    `,
    props.stamina,
  )
  const intl = useIntl()
  const [asked, setAsked] = useState<Means | null>(null)
  const { submit, retry, isPending, error } = useSubmission<
    RecoverStaminaMutation,
    { with: Means; requestId: string }
  >({
    mutation: graphql`
      mutation RecoverStaminaMutation($input: RecoverStaminaInput!) {
        recoverStamina(input: $input) {
          ... on RecoverStaminaSuccess @alias(as: "success") {
            stamina {
              id
              ...StaminaBar_stamina
              ...RecoverStamina_stamina
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (chosen) => ({ input: { communityId, ...chosen } }),
    isRepeatable: true,
    onDone: () => setAsked(null),
  })
  if (left > 0) return null
  const canPay = paidCoins >= price && refillsLeft > 0
  const busyLabel = intl.formatMessage({ id: 'stamina.recovering' })
  return (
    <Stack gap={2}>
      {asked === null ? (
        <>
          {tickets > 0 && (
            <Button emphasis="soft" isFullWidth onClick={() => setAsked('TICKET')}>
              <FormattedMessage id="stamina.byTicket" values={{ tickets }} />
            </Button>
          )}
          {canPay ? (
            <Button
              emphasis="outline"
              tone="neutral"
              icon="coin"
              isFullWidth
              onClick={() => setAsked('PAID_COINS')}
            >
              <FormattedMessage id="stamina.byCoins" values={{ price }} />
            </Button>
          ) : (
            <Text size="small" tone="muted">
              <FormattedMessage
                id={refillsLeft > 0 ? 'stamina.coinsShort' : 'stamina.noRefills'}
                values={{ price, paidCoins }}
              />
            </Text>
          )}
          {refillsLeft > 0 && !canPay && (
            <TextLink href={walletPaths.coins()}>
              <FormattedMessage id="stamina.toCoins" />
            </TextLink>
          )}
        </>
      ) : (
        <>
          <Text>
            <FormattedMessage
              id={asked === 'TICKET' ? 'stamina.confirmTicket' : 'stamina.confirmCoins'}
              values={{ price, tickets, paidCoins, after: paidCoins - price, refillsLeft }}
            />
          </Text>
          <Button
            isFullWidth
            isBusy={isPending}
            busyLabel={busyLabel}
            onClick={() => submit({ with: asked, requestId: crypto.randomUUID() })}
          >
            <FormattedMessage id="stamina.confirm" />
          </Button>
          <Button emphasis="quiet" tone="neutral" isFullWidth onClick={() => setAsked(null)}>
            <FormattedMessage id="stamina.cancel" />
          </Button>
        </>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
    </Stack>
  )
}
