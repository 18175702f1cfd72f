import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { MemberMoon } from '#features/media/index.ts'
import { suggestedPostsMost } from '#rules/hashtag.ts'
import { aside, list, mark, suggestion } from './SearchField.css.ts'
import type { Suggestion } from './useSuggestions.ts'

type SuggestionsProps = {
  id: string
  suggestions: readonly Suggestion[]
  /** Which of them Enter takes; none where it is -1. */
  active: number
  onPick: (suggestion: Suggestion) => void
}

/** What may be meant, under the field that keeps the focus: a tap takes one, keys are the field's. */
export function Suggestions({ id, suggestions, active, onPick }: SuggestionsProps) {
  const intl = useIntl()
  return (
    // What is pressed here takes the focus from nobody who types.
    <div onPointerDown={(event) => event.preventDefault()}>
      {suggestions.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'search.suggestions' })}
          className={list}
        >
          {suggestions.map((each, at) => (
            <button
              type="button"
              key={each.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={suggestion}
              onClick={() => onPick(each)}
            >
              <SuggestionRow suggestion={each} />
            </button>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {suggestions.length > 0 && (
            <FormattedMessage
              id="search.suggestions.count"
              values={{ count: suggestions.length }}
            />
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const icons = { words: 'clock', room: 'messages' } as const

function SuggestionRow({ suggestion: each }: { suggestion: Suggestion }) {
  const intl = useIntl()
  if (each.kind === 'person') {
    const { user, membership } = each.person
    const { role, isSubscriber } = membership
    return (
      <>
        <Avatar
          size={24}
          name={user.displayName}
          src={user.avatar.url}
          dominantColor={user.avatar.dominantColor}
        />
        <Text as="span" lines={1}>
          <bdi>{user.displayName}</bdi>
        </Text>
        {isSubscriber && <MemberMoon label={intl.formatMessage({ id: 'people.subscriber' })} />}
        <span className={aside}>
          <Text as="span" size="caption" tone="muted">
            {role === 'MEMBER' ? (
              <FormattedMessage id="search.suggestions.person" />
            ) : (
              intl.formatMessage({ id: `people.${role}` })
            )}
          </Text>
        </span>
      </>
    )
  }
  return (
    <>
      <span className={mark}>
        {each.kind === 'hashtag' ? (
          <Icon name="hash" size={16} label="#" />
        ) : (
          <Icon name={icons[each.kind]} size={16} />
        )}
      </span>
      <Text as="span" lines={1}>
        {each.kind === 'words' ? each.words : each.name}
      </Text>
      {each.kind !== 'words' && (
        <span className={aside}>
          <Text as="span" size="caption" tone="muted" tabular>
            {each.kind === 'hashtag' ? (
              <FormattedMessage
                id={
                  each.count < suggestedPostsMost
                    ? 'search.suggestions.posts'
                    : 'search.suggestions.posts.many'
                }
                values={{ count: each.count }}
              />
            ) : (
              <FormattedMessage id="search.suggestions.room" />
            )}
          </Text>
        </span>
      )}
    </>
  )
}
