import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { Countdown_block$key } from './__generated__/Countdown_block.graphql.ts'
import { amount, band, cell, cells, moment, unit } from './Countdown.css.ts'

const units = [
  { name: 'days', seconds: 86_400, of: Number.POSITIVE_INFINITY },
  { name: 'hours', seconds: 3_600, of: 24 },
  { name: 'minutes', seconds: 60, of: 60 },
  { name: 'seconds', seconds: 1, of: 60 },
] as const

/** How long it still is until something, to the second, and when that is; what is said once it is here. */
export function Countdown(props: { block: Countdown_block$key }) {
  const { heading, until, after } = useFragment(
    graphql`
      fragment Countdown_block on LandingCountdownBlock @throwOnFieldError {
        heading
        until
        after
      }
    `,
    props.block,
  )
  const left = useSecondsUntil(until)
  const { dayAndTime } = useTokyoTime()
  if (left === 0)
    return (
      <section className={band}>
        <Heading level={2}>{after}</Heading>
      </section>
    )
  return (
    <section className={band}>
      <Heading level={2} size="medium">
        {heading}
      </Heading>
      {/* The moment below says it to who listens: seconds read out would never end. */}
      <div className={cells} aria-hidden="true">
        {units.map(({ name, seconds, of }) => (
          <span key={name} className={cell}>
            <span className={amount}>{left === null ? '–' : Math.floor(left / seconds) % of}</span>
            <span className={unit}>
              <FormattedMessage id={`landing.countdown.${name}`} />
            </span>
          </span>
        ))}
      </div>
      <time dateTime={until} className={moment}>
        {dayAndTime(until)}
      </time>
    </section>
  )
}
