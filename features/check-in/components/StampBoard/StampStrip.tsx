import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { coinsOf } from '#rules/checkIn.ts'
import { Stamp } from '../Stamp/Stamp.tsx'
import { strip } from './StampBoard.css.ts'

type StampStripProps = {
  /** Days in a row that are stamped. */
  streak: number
  isTodayStamped: boolean
  /** Today's was pressed a moment ago. */
  isFresh: boolean
}

/** The round of seven days in which a row stands, and what each brings. */
export function StampStrip({ streak, isTodayStamped, isFresh }: StampStripProps) {
  const intl = useIntl()
  // A round that is full is shown until its next day opens.
  const roundsBefore = Math.floor((isTodayStamped ? streak - 1 : streak) / 7)
  const days = Array.from({ length: 7 }, (_, at) => roundsBefore * 7 + at + 1)
  return (
    <ol className={strip} aria-label={intl.formatMessage({ id: 'check-in.strip' })}>
      {days.map((number) => {
        const coins = coinsOf(number)
        const isStamped = number <= streak
        return (
          <li key={number}>
            <Stamp standing={isStamped ? 'stamped' : 'open'} isFresh={isFresh && number === streak}>
              <Text as="span" size="small" weight="bold" aria-hidden tabular>
                <FormattedMessage id="check-in.strip.coins" values={{ coins }} />
              </Text>
            </Stamp>
            <VisuallyHidden>
              <FormattedMessage
                id="check-in.strip.day"
                values={{ number, coins, isStamped: String(isStamped) }}
              />
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
