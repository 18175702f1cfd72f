import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon } from '#features/media/index.ts'
import type { Person } from '../../personOf.ts'
import { name, person as row, unavailable } from './PersonPicker.css.ts'

/** What choosing somebody does: it leads somewhere, or begins to write to them, which not everybody takes. */
export type Choose = { hrefOf: (userId: string) => string } | { onWrite: (userId: string) => void }

type PersonRowProps = { person: Person; choose: Choose }

/** Somebody in a list of people to choose from. */
export function PersonRow({ person, choose }: PersonRowProps) {
  const { user, membership, mayBeWrittenTo } = person
  const { role, isSubscriber } = membership
  const intl = useIntl()
  const isClosed = 'onWrite' in choose && !mayBeWrittenTo
  const face = (
    <>
      <Avatar
        size={32}
        name={user.displayName}
        src={user.avatar.url}
        dominantColor={user.avatar.dominantColor}
      />
      <span className={name}>
        <bdi>{user.displayName}</bdi>
        {isClosed && (
          <Text as="span" size="small" tone="muted">
            <FormattedMessage id="people.closed" />
          </Text>
        )}
      </span>
      {role !== 'MEMBER' && (
        <Icon
          name={role === 'TALENT' ? 'star' : 'check'}
          size={16}
          label={intl.formatMessage({ id: `people.${role}` })}
        />
      )}
      {isSubscriber && <MemberMoon label={intl.formatMessage({ id: 'people.subscriber' })} />}
    </>
  )
  if ('hrefOf' in choose)
    return (
      <Link href={choose.hrefOf(user.id)} className={row}>
        {face}
      </Link>
    )
  if (isClosed) return <span className={`${row} ${unavailable}`}>{face}</span>
  return (
    <button type="button" className={row} onClick={() => choose.onWrite(user.id)}>
      {face}
    </button>
  )
}
