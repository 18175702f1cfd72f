import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as legalPaths } from '#addresses/legal.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import type { LegalLinks_tenant$key } from './__generated__/LegalLinks_tenant.graphql.ts'

/** The terms, the policy, and what the law wants known of a seller, where something is sold. */
export function LegalLinks(props: { tenant: LegalLinks_tenant$key }) {
  const { seller } = useFragment(
    graphql`
      fragment LegalLinks_tenant on Tenant @throwOnFieldError {
        seller {
          __typename
        }
      }
    `,
    props.tenant,
  )
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        <FormattedMessage id="support.legal.title" />
      </Heading>
      <TextLink href={legalPaths.terms()}>
        <FormattedMessage id="support.legal.terms" />
      </TextLink>
      <TextLink href={legalPaths.privacy()}>
        <FormattedMessage id="support.legal.privacy" />
      </TextLink>
      {seller && (
        <>
          <TextLink href={legalPaths.commercialTransactions()}>
            <FormattedMessage id="support.legal.commercialTransactions" />
          </TextLink>
          <TextLink href={legalPaths.paymentServices()}>
            <FormattedMessage id="support.legal.paymentServices" />
          </TextLink>
        </>
      )}
    </Stack>
  )
}
