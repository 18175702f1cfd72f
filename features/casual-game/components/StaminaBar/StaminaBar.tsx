import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Changing } from '#design-system/changing/Changing.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { bar, label, lights, lit, out, wait } from './StaminaBar.css.ts'
import type { StaminaBar_stamina$key } from './__generated__/StaminaBar_stamina.graphql.ts'

/** What one can still play, as a row of lights, and when the next comes back. */
export function StaminaBar(props: { stamina: StaminaBar_stamina$key }) {
  const { left, most, nextAt } = useFragment(
    graphql`
      fragment StaminaBar_stamina on Stamina @throwOnFieldError {
        left
        most
        nextAt
      }
    `,
    props.stamina,
  )
  const intl = useIntl()
  return (
    <div className={bar}>
      <span className={label}>
        <FormattedMessage id="stamina.title" />
      </span>
      <span
        className={lights}
        role="img"
        aria-label={intl.formatMessage({ id: 'stamina.left' }, { left, most })}
      >
        {Array.from({ length: most }, (_, at) => (
          <span key={at} className={at < left ? lit : out} />
        ))}
      </span>
      <span className={wait}>
        {nextAt == null ? <FormattedMessage id="stamina.full" /> : <Next at={nextAt} />}
      </span>
    </div>
  )
}

function Next({ at }: { at: string }) {
  const seconds = Math.max(0, useSecondsUntil(at) ?? 0)
  if (seconds === 0) return <FormattedMessage id="stamina.back" />
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
  return (
    <Changing of={time}>
      <FormattedMessage id="stamina.next" values={{ time }} />
    </Changing>
  )
}
