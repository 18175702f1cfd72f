import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { MemberMoon, RoleBadge } from '#features/media/index.ts'
import { mentionsMost } from '#rules/mention.ts'
import type { Person } from '../../findPeople.ts'
import { list, name, nothing, option, panel } from './MentionChoice.css.ts'

type MentionChoiceProps = {
  id: string
  people: readonly Person[]
  /** Which of them Enter takes. */
  active: number
  /** Why there is nobody: nobody of that name, nobody who talks here yet, or as many as may be. */
  note: 'none' | 'quiet' | 'full' | undefined
  onPick: (person: Person) => void
  /** Over the field, and over what stands above it; or below the field, where all that follows makes room. */
  place?: 'over' | 'below'
}

/** Whom one may mean, beside the field that keeps the focus: a tap takes one, keys are the field's. */
export function MentionChoice({
  id,
  people,
  active,
  note,
  onPick,
  place = 'over',
}: MentionChoiceProps) {
  const intl = useIntl()
  return (
    // What is pressed here takes the focus from nobody who writes.
    <div className={panel({ place })} onPointerDown={(event) => event.preventDefault()}>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'mention.choose' })}
          className={list}
        >
          {people.map((person, at) => (
            <button
              type="button"
              key={person.id}
              id={`${id}-${person.id}`}
              ref={at === active ? keepInSight : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={option}
              onClick={() => onPick(person)}
            >
              <Avatar
                size={32}
                name={person.name}
                src={person.avatar.url}
                dominantColor={person.avatar.dominantColor}
              />
              <bdi className={name}>{person.name}</bdi>
              {person.role && (
                <RoleBadge
                  role={person.role}
                  label={intl.formatMessage({ id: `chat.role.${person.role}` })}
                />
              )}
              {person.isSubscriber && (
                <MemberMoon label={intl.formatMessage({ id: 'chat.subscriber' })} />
              )}
            </button>
          ))}
        </div>
      )}
      {note && (
        <p className={nothing}>
          <Text as="span" size="small" tone="muted">
            <FormattedMessage id={`mention.${note}`} values={{ most: mentionsMost }} />
          </Text>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {people.length > 0 && (
            <FormattedMessage id="mention.found" values={{ count: people.length }} />
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const keepInSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
