import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import type { CoinShortage_session$key } from './__generated__/CoinShortage_session.graphql.ts'
import { PackButton } from './PackButton.tsx'
import { packs } from './CoinShortage.css.ts'

/** How many coins are missing, and the packs that bring them; what is held stays held, and the fan comes back to it. */
export function CoinShortage(props: { session: CoinShortage_session$key }) {
  const session = useFragment(
    graphql`
      fragment CoinShortage_session on CheckoutSession @throwOnFieldError {
        id
        community {
          id
        }
        coins {
          missing
        }
        coinPacks {
          id
          contents {
            paidCoins
            freeCoins
          }
          ...PackButton_item
        }
        ...CancelButton_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const missing = session.coins?.missing ?? 0
  const brought = session.coinPacks.map((item) => ({
    item,
    isEnough: item.contents.paidCoins + item.contents.freeCoins >= missing,
  }))
  const fitting = brought.find(({ isEnough }) => isEnough)
  const packsByUse = [
    ...brought.filter(({ isEnough }) => isEnough),
    ...brought.filter(({ isEnough }) => !isEnough),
  ]
  return (
    <Stack gap={4}>
      <Banner
        tone="warning"
        title={intl.formatMessage({ id: 'checkout.shortage.title' }, { missing })}
      >
        <FormattedMessage
          id={session.coinPacks.length > 0 ? 'checkout.shortage.body' : 'checkout.shortage.noPacks'}
        />
      </Banner>
      {session.coinPacks.length > 0 && (
        <ul className={packs} aria-label={intl.formatMessage({ id: 'checkout.shortage.packs' })}>
          {packsByUse.map(({ item, isEnough }) => (
            <li key={item.id}>
              <PackButton
                item={item}
                use={item === fitting?.item ? 'fits' : isEnough ? 'enough' : 'part'}
                communityId={session.community.id}
                returnsTo={session.id}
              />
            </li>
          ))}
        </ul>
      )}
      <CancelButton session={session} />
    </Stack>
  )
}
