import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as legalPaths } from '#addresses/legal.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useItemTerms } from '#features/store/index.ts'
import type { ItemTerms_session$key } from './__generated__/ItemTerms_session.graphql.ts'
import { TermRow } from './TermRow.tsx'
import { saidOf } from './terms.ts'

/** What is brought to the fan's balance and for how long, when what is bought comes, and how it can be given back: as each item's page says it. */
export function ItemTerms(props: { session: ItemTerms_session$key }) {
  const { lines } = useFragment(
    graphql`
      fragment ItemTerms_session on CheckoutSession @throwOnFieldError {
        lines {
          quantity
          item {
            name
            ...useItemTerms_item
          }
        }
      }
    `,
    props.session,
  )
  const termsOf = useItemTerms()
  const items = lines.map(({ item, quantity }) => ({ ...item, quantity }))
  const contents = saidOf(items, (item) => termsOf(item, item.quantity).contents)
  return (
    <>
      {contents.length > 0 && (
        <>
          <TermRow id="checkout.terms.contents">
            <Sayings all={contents} />
          </TermRow>
          <TermRow id="checkout.terms.validity">
            <Sayings all={saidOf(items, (item) => termsOf(item).validity)} />
          </TermRow>
        </>
      )}
      <TermRow id="checkout.terms.delivery">
        <Sayings all={saidOf(items, (item) => termsOf(item).delivery)} />
      </TermRow>
      <TermRow id="checkout.terms.cancellation">
        <p>
          <FormattedMessage id="checkout.terms.cancellation.order" />
        </p>
        <Sayings all={saidOf(items, (item) => termsOf(item).giveBack)} />
        <TextLink href={legalPaths.commercialTransactions()}>
          <FormattedMessage id="checkout.terms.law" />
        </TextLink>
      </TermRow>
    </>
  )
}

function Sayings({ all }: { all: ReturnType<typeof saidOf> }) {
  const intl = useIntl()
  return all.map(({ said, names }) => (
    <p key={said}>
      {names === null ? said : intl.formatMessage({ id: 'checkout.terms.of' }, { names, said })}
    </p>
  ))
}
