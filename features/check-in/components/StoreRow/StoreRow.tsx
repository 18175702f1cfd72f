import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { StoreRow_store$key } from './__generated__/StoreRow_store.graphql.ts'
import { card, picture, words } from './StoreRow.css.ts'

type StoreRowProps = { store: StoreRow_store$key; priority?: boolean }

/** A store: where it is, what a visit brings, until when, and whether today's is made. */
export function StoreRow({ priority, ...props }: StoreRowProps) {
  const store = useFragment(
    graphql`
      fragment StoreRow_store on CheckInStore @throwOnFieldError {
        name
        address
        coins
        printedCoins
        closesAt
        isUsedUp
        note
        picture {
          ...Image_image
        }
        viewerVisit {
          coins
        }
      }
    `,
    props.store,
  )
  const { name, address, coins, printedCoins, isUsedUp, note, viewerVisit } = store
  const { dayShort } = useTokyoTime()
  return (
    <li className={card}>
      <span className={picture}>
        <Image image={store.picture} ratio={2} isDecorative priority={priority} />
      </span>
      <div className={words}>
        <Heading level={3} size="medium">
          {name}
        </Heading>
        <Text size="small">{address}</Text>
        <Inline gap={2} wrap as="span">
          {viewerVisit ? (
            <Chip tone="success" icon="check">
              <FormattedMessage id="check-in.store.visited" values={{ coins: viewerVisit.coins }} />
            </Chip>
          ) : isUsedUp ? (
            <Chip tone="warning">
              <FormattedMessage id="check-in.store.usedUp" />
            </Chip>
          ) : (
            <Chip icon="coin">
              <FormattedMessage id="check-in.store.coins" values={{ coins }} />
            </Chip>
          )}
        </Inline>
        <Text size="small" tone="muted" tabular>
          <FormattedMessage
            id="check-in.store.terms"
            values={{ coins: printedCoins, day: dayShort(lastInstant(store.closesAt)) }}
          />
        </Text>
        {note != null && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </li>
  )
}
