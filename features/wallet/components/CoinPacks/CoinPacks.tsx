import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as storePaths } from '#addresses/store.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { CoinPacks_community$key } from './__generated__/CoinPacks_community.graphql.ts'
import { coins, pack, packs } from './CoinPacks.css.ts'

/** The packs of coins that are sold now, each with what comes on top and what it costs; nothing where none is. */
export function CoinPacks(props: { community: CoinPacks_community$key }) {
  const { coinPacks } = useFragment(
    graphql`
      fragment CoinPacks_community on Community @throwOnFieldError {
        coinPacks {
          id
          priceYen
          contents {
            paidCoins
            freeCoins
          }
        }
      }
    `,
    props.community,
  )
  const title = useIntl().formatMessage({ id: 'wallet.packs.title' })
  if (coinPacks.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      <ul className={packs} aria-label={title}>
        {coinPacks.map(({ id, priceYen, contents: { paidCoins, freeCoins } }) => (
          <li key={id}>
            <Link href={storePaths.item({ item_id: id })} className={pack}>
              <span className={coins}>
                <Icon name="coin" size={20} />
                <FormattedMessage id="wallet.packs.coins" values={{ paid: paidCoins }} />
              </span>
              {freeCoins > 0 && (
                <Chip>
                  <FormattedMessage id="wallet.packs.bonus" values={{ free: freeCoins }} />
                </Chip>
              )}
              <Text as="span" size="small" tone="muted" tabular>
                <FormattedMessage id="wallet.packs.price" values={{ price: priceYen ?? 0 }} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
