import { useRef, type ComponentProps } from 'react'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import type { DraftMention } from '../../draftMention.ts'
import type { FindPeople } from '../../findPeople.ts'
import { field } from './MentionField.css.ts'
import { useMentioning } from './useMentioning.tsx'

type Area = ComponentProps<typeof TextArea>
type MentionFieldProps = Omit<
  Area,
  'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'onBlur' | 'ref'
> & {
  text: string
  /** Whom it mentions, and where. */
  mentions: readonly DraftMention[]
  onChange: (text: string, mentions: readonly DraftMention[]) => void
  /** Whom it mentioned before, and who were told then: nobody is told twice. */
  mentionedBefore?: readonly DraftMention[]
  /** Finds whom an `@` means; absent where nobody can be mentioned. */
  findPeople: FindPeople | undefined
}

/** Several lines of text in which people are mentioned: an `@` offers them below, and who will be told is said. */
export function MentionField({
  text,
  mentions,
  onChange,
  mentionedBefore,
  findPeople,
  onKeyDown,
  ...rest
}: MentionFieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const mentioning = useMentioning({
    field: ref,
    text,
    mentions,
    onChange,
    mentionedBefore,
    findPeople,
    tellsMentioned: true,
    place: 'below',
  })
  return (
    <div className={field}>
      <TextArea
        {...rest}
        ref={ref}
        value={text}
        onKeyDown={(event) => {
          if (!mentioning.onKeyDown(event)) onKeyDown?.(event)
        }}
        {...mentioning.fieldProps}
      />
      {mentioning.choice}
      {mentioning.told}
    </div>
  )
}
