import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { UserName } from '#features/media/index.ts'
import { addressOf, type Asked } from '../../address.ts'
import { panel, people as list, person as personStyle } from './SearchNarrowing.css.ts'
import { useNamedPeople } from './useNamedPeople.ts'

/** Whose: people by their name as it is typed, of whom one is taken. */
export function PersonPicker({ asked }: { asked: Asked }) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const { people, hasFailed } = useNamedPeople(typed)
  const said = hasFailed
    ? ('failed' as const)
    : people?.length === 0
      ? ('none' as const)
      : typed.trim() === ''
        ? ('begin' as const)
        : undefined
  return (
    <div className={panel}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'search.who.field' })}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={setTyped}
      />
      {people && people.length > 0 && (
        <ul className={list} aria-label={intl.formatMessage({ id: 'search.people' })}>
          {people.map(({ user, membership: { role } }) => (
            <li key={user.id}>
              <Link href={addressOf({ ...asked, authorId: user.id })} className={personStyle}>
                <Avatar
                  size={32}
                  name={user.displayName}
                  src={user.avatar.url}
                  dominantColor={user.avatar.dominantColor}
                />
                <UserName user={user} />
                {role !== 'MEMBER' && (
                  <Icon
                    name={role === 'TALENT' ? 'star' : 'check'}
                    size={16}
                    label={intl.formatMessage({ id: `search.people.${role}` })}
                  />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {said && (
          <Text size="small" tone="muted">
            <FormattedMessage id={`search.who.${said}`} />
          </Text>
        )}
      </div>
    </div>
  )
}
