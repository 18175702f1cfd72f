import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { KonbiniSlip_attempt$key } from './__generated__/KonbiniSlip_attempt.graphql.ts'
import { CodeRow } from './CodeRow.tsx'
import { codes, steps } from './KonbiniSlip.css.ts'

/** What to type in at which store, step by step, and until when: nothing for any other method. */
export function KonbiniSlip(props: { attempt: KonbiniSlip_attempt$key }) {
  const { amountYen, payBy, step } = useFragment(
    graphql`
      fragment KonbiniSlip_attempt on PaymentAttempt @throwOnFieldError {
        amountYen
        payBy
        step {
          ... on KonbiniStep {
            slipUrl
            stores {
              store
              paymentCode
              confirmationNumber
            }
          }
        }
      }
    `,
    props.attempt,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const stores = step?.stores ?? []
  const [chosen, setChosen] = useState(stores[0]?.store)
  const slip = stores.find(({ store }) => store === chosen)
  if (!slip) return null
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2}>
          <FormattedMessage id="payments.konbini.title" values={{ amount: amountYen }} />
        </Heading>
        <Text as="time" dateTime={payBy} weight="medium">
          <FormattedMessage id="payments.konbini.payBy" values={{ instant: tokyo.whole(payBy) }} />
        </Text>
        <Text size="small" tone="muted">
          <FormattedMessage id="payments.konbini.expires" />
        </Text>
      </Stack>
      <RadioCards
        label={intl.formatMessage({ id: 'payments.konbini.store' })}
        value={chosen}
        onChange={setChosen}
        options={stores.map(({ store }) => ({
          value: store,
          label: intl.formatMessage({ id: `payments.konbini.store.${store}` }),
        }))}
      />
      <dl className={codes}>
        <CodeRow what="code" code={slip.paymentCode} />
        {slip.confirmationNumber && <CodeRow what="confirmation" code={slip.confirmationNumber} />}
      </dl>
      <ol className={steps}>
        <li>
          <FormattedMessage id={`payments.konbini.machine.${slip.store}`} />
        </li>
        <li>
          <FormattedMessage
            id={slip.confirmationNumber ? 'payments.konbini.type' : 'payments.konbini.typeCode'}
          />
        </li>
        <li>
          <FormattedMessage id="payments.konbini.till" />
        </li>
      </ol>
      {step?.slipUrl && (
        <Text size="small">
          <TextLink href={step.slipUrl} isExternal>
            <FormattedMessage id="payments.konbini.slip" />
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}
