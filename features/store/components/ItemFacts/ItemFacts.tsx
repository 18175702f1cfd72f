import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as legalPaths } from '#addresses/legal.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useItemTerms } from '../../useItemTerms.ts'
import type { ItemFacts_item$key } from './__generated__/ItemFacts_item.graphql.ts'
import { fact, facts } from './ItemFacts.css.ts'

/** What there is to know before one buys: what is in it and for how long, how large it is, when it comes, whose terms hold. */
export function ItemFacts(props: { item: ItemFacts_item$key }) {
  const item = useFragment(
    graphql`
      fragment ItemFacts_item on StoreItem @throwOnFieldError {
        kind
        details {
          name
          text
        }
        ...useItemTerms_item
      }
    `,
    props.item,
  )
  const { kind, details } = item
  const isSent = kind === 'GOODS' || kind === 'GIFT'
  const { contents, validity, delivery, giveBack } = useItemTerms()(item)
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="store.facts.title" />
      </Heading>
      <dl className={facts}>
        {contents !== null && (
          <Fact name={<FormattedMessage id="store.facts.contents" />}>{contents}</Fact>
        )}
        {validity !== null && (
          <Fact name={<FormattedMessage id="store.facts.validity" />}>{validity}</Fact>
        )}
        {details.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        <Fact name={<FormattedMessage id="store.facts.delivery" />}>{delivery}</Fact>
        {isSent && (
          <Fact name={<FormattedMessage id="store.facts.shipping" />}>
            <FormattedMessage id="store.facts.shipping.included" />
          </Fact>
        )}
        <Fact name={<FormattedMessage id="store.facts.return" />}>{giveBack}</Fact>
      </dl>
      <Text size="small">
        <TextLink href={legalPaths.commercialTransactions()}>
          <FormattedMessage id="store.law" />
        </TextLink>
      </Text>
    </Stack>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <Text as="dd" size="small">
        {children}
      </Text>
    </div>
  )
}
