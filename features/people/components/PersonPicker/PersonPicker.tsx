import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useNamedPeople } from '../../useNamedPeople.ts'
import { PeopleList } from './PeopleList.tsx'
import { picker } from './PersonPicker.css.ts'
import type { Choose } from './PersonRow.tsx'

type PersonPickerProps = {
  /** What is asked: whom. */
  label: string
  choose: Choose
  /** Who is offered before a name is typed; a word of how to begin where it is left out. */
  children?: ReactNode
}

/** People by their name as it is typed, of whom one is taken. */
export function PersonPicker({ label, choose, children }: PersonPickerProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const { people: named, hasFailed } = useNamedPeople(typed)
  // Nobody writes to themselves.
  const people = 'onWrite' in choose ? named?.filter(({ isViewer }) => !isViewer) : named
  const hasBegun = typed.trim() !== ''
  const said = hasFailed
    ? ('failed' as const)
    : people?.length === 0
      ? ('none' as const)
      : !hasBegun && !children
        ? ('begin' as const)
        : undefined
  return (
    <div className={picker}>
      <TextField
        type="search"
        label={label}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={setTyped}
      />
      {!hasBegun && children}
      {people && people.length > 0 && (
        <PeopleList
          label={intl.formatMessage({ id: 'people.list' })}
          people={people}
          choose={choose}
        />
      )}
      <div role="status">
        {said && (
          <Text size="small" tone="muted">
            <FormattedMessage id={`people.${said}`} />
          </Text>
        )}
      </div>
    </div>
  )
}
