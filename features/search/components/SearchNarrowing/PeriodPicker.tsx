import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/search.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { addressOf, searchOf, type Asked } from '../../address.ts'
import { day, days, panel } from './SearchNarrowing.css.ts'
import { namedPeriods } from './usePeriodWords.ts'

/** From when: today, this week, this month, or the days between two. */
export function PeriodPicker({ asked }: { asked: Asked }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [since, setSince] = useState('')
  const [until, setUntil] = useState('')
  const isTurned = since !== '' && until !== '' && since > until
  const isChosen = since !== '' || until !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isChosen && !isTurned) void navigate(addressOf({ ...asked, since, until }))
  }
  return (
    <form className={panel} action={paths.search()} onSubmit={send}>
      {Object.entries(searchOf(asked)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Inline gap={2} wrap>
        {namedPeriods().map(({ id, since: first }) => (
          <ChipLink key={id} href={addressOf({ ...asked, since: first })}>
            <FormattedMessage id={`search.when.${id}`} />
          </ChipLink>
        ))}
      </Inline>
      <div className={days}>
        <div className={day}>
          <TextField
            type="date"
            name="since"
            label={intl.formatMessage({ id: 'search.when.first' })}
            value={since}
            onChange={setSince}
          />
        </div>
        <div className={day}>
          <TextField
            type="date"
            name="until"
            label={intl.formatMessage({ id: 'search.when.last' })}
            value={until}
            error={isTurned ? intl.formatMessage({ id: 'search.when.turned' }) : undefined}
            onChange={setUntil}
          />
        </div>
        <Button type="submit" emphasis="soft" disabled={!isChosen || isTurned}>
          <FormattedMessage id="search.when.choose" />
        </Button>
      </div>
    </form>
  )
}
