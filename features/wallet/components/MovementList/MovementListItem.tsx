import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type { MovementListItem_movement$key } from './__generated__/MovementListItem_movement.graphql.ts'
import { amount, item, parts, words } from './MovementList.css.ts'
import { MovementSubject } from './MovementSubject.tsx'

/** One movement: what for, of what, when, how many of which coins, and until when what came can be spent. */
export function MovementListItem(props: { movement: MovementListItem_movement$key }) {
  const movement = useFragment(
    graphql`
      fragment MovementListItem_movement on CoinMovement @throwOnFieldError {
        kind
        reason
        at
        free
        paid
        freeExpiresAt
        paidExpiresAt
        ...MovementSubject_movement
      }
    `,
    props.movement,
  )
  const { kind, reason, at, free, paid, freeExpiresAt, paidExpiresAt } = movement
  const tokyo = useTokyoTime()
  const signed = useSigned()
  const isOfBoth = free !== 0 && paid !== 0
  return (
    <li className={item}>
      <div className={words}>
        <Text weight="medium">
          <FormattedMessage id={`wallet.reason.${reason}`} />
        </Text>
        <MovementSubject movement={movement} />
        {kind === 'REVERSAL' && (
          <Chip tone="neutral">
            <FormattedMessage id="wallet.movement.reversal" />
          </Chip>
        )}
        <Text as="time" dateTime={at} size="small" tone="muted">
          {tokyo.whole(at)}
        </Text>
        {[['free', freeExpiresAt] as const, ['paid', paidExpiresAt] as const].map(
          ([part, until]) =>
            until && (
              <Text key={part} size="small" tone="muted">
                <FormattedMessage
                  id={isOfBoth ? `wallet.movement.until.${part}` : 'wallet.expiring.until'}
                  values={{ instant: tokyo.whole(lastInstant(until)) }}
                />
              </Text>
            ),
        )}
      </div>
      <div className={parts}>
        <span className={amount({ isIn: free + paid > 0 })}>{signed(free + paid)}</span>
        <Text as="span" size="caption" tone="muted" tabular>
          {isOfBoth ? (
            <FormattedMessage
              id="wallet.movement.both"
              values={{ free: signed(free), paid: signed(paid) }}
            />
          ) : (
            <FormattedMessage id={paid === 0 ? 'wallet.movement.free' : 'wallet.movement.paid'} />
          )}
        </Text>
      </div>
    </li>
  )
}

/** A number with its sign, a real minus among them. */
function useSigned(): (value: number) => string {
  const intl = useIntl()
  return (value) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '\u2212')
}
