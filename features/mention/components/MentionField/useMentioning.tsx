import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { noMentions, type DraftMention } from '../../draftMention.ts'
import type { FindPeople } from '../../findPeople.ts'
import { useMentionChoice } from '../../useMentionChoice.ts'
import { useMentionHistory } from '../../useMentionHistory.ts'
import { MentionChoice } from '../MentionChoice/MentionChoice.tsx'
import { told } from './MentionField.css.ts'

type Mentioning = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Whom it mentions. */
  mentions: readonly DraftMention[]
  onChange: (text: string, mentions: readonly DraftMention[]) => void
  /** Whom it mentioned before, and who were told then. */
  mentionedBefore?: readonly DraftMention[] | undefined
  /** Finds whom an `@` means; absent where nobody can be mentioned. */
  findPeople: FindPeople | undefined
  /** Whoever is mentioned is told of it, which is said. */
  tellsMentioned: boolean
  /** Where the choice stands. */
  place: 'over' | 'below'
}

/** What makes a text field one in which people are mentioned, and what stands beside it: the choice, and whom it will be told. */
export function useMentioning({
  field,
  text,
  mentions,
  onChange,
  mentionedBefore = noMentions,
  findPeople: find,
  tellsMentioned,
  place,
}: Mentioning) {
  const intl = useIntl()
  const choice = useMentionChoice({ field, text, mentions, onChange, find })
  const followMentions = useMentionHistory()
  const isTold = (userId: string) => mentionedBefore.every((each) => each.userId !== userId)
  const called = mentions
    .filter(({ userId }) => isTold(userId))
    .map(({ start, length }) => text.slice(start + 1, start + length))
  const names = intl.formatList(
    [...new Set(called)].map((name) => intl.formatMessage({ id: 'mention.name' }, { name })),
    { type: 'conjunction' },
  )
  return {
    /** Whether the key was for the choice. */
    onKeyDown: choice.onKeyDown,
    fieldProps: {
      onChange: (after: string, isFromHistory: boolean) => {
        onChange(after, followMentions({ before: text, after, mentions, isFromHistory }))
        choice.onCursor()
      },
      onSelect: choice.onCursor,
      onBlur: choice.onLeave,
      ...choice.fieldProps,
    },
    choice: choice.isOpen && (
      <MentionChoice
        id={choice.listId}
        people={choice.people}
        active={choice.active}
        note={choice.note}
        onPick={choice.pick}
        place={place}
      />
    ),
    told: tellsMentioned && called.length > 0 && (
      <div className={told({ place })}>
        <Icon name="at" size={16} />
        <Text as="span" size="caption" tone="muted">
          <FormattedMessage id="mention.told" values={{ names }} />
        </Text>
      </div>
    ),
  }
}
