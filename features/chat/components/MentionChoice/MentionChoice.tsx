import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { MemberMoon } from '#features/media/index.ts'
import { mentionsMost } from '#rules/mention.ts'
import type { Person } from '../../mentioning/findPeople.ts'
import { badge } from '../Message/Message.css.ts'
import { list, name, nothing, option, panel } from './MentionChoice.css.ts'

type MentionChoiceProps = {
  id: string
  people: readonly Person[]
  /** Which of them Enter takes. */
  active: number
  /** Why there is nobody: nobody of that name, nobody who talks here yet, or as many as may be. */
  note: 'none' | 'quiet' | 'full' | undefined
  onPick: (person: Person) => void
}

/** Whom one may mean, over the field that keeps the focus: a tap takes one, keys are the field's. */
export function MentionChoice({ id, people, active, note, onPick }: MentionChoiceProps) {
  const intl = useIntl()
  return (
    // What is pressed here takes the focus from nobody who writes.
    <div className={panel} onPointerDown={(event) => event.preventDefault()}>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'chat.mention.choose' })}
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
                <span className={badge({ role: person.role })}>
                  <FormattedMessage id={`chat.role.${person.role}`} />
                </span>
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
            <FormattedMessage id={`chat.mention.${note}`} values={{ most: mentionsMost }} />
          </Text>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {people.length > 0 && (
            <FormattedMessage id="chat.mention.found" values={{ count: people.length }} />
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const keepInSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
