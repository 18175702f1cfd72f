import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  MentionField,
  areSameMentions,
  noMentions,
  type DraftMention,
  type FindPeople,
} from '#features/mention/index.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import type { WrittenText } from '#rules/written.ts'
import { WrittenEditor } from './WrittenEditor.tsx'

/** What an edit hands in: the text, cleaned, whom it mentions, and of what it is a change. */
export type EditedText = { text: string; mentions: DraftMention[]; revision: number }

type TextEditorProps = {
  title: string
  /** When it was written. */
  writtenAt: string
  /** The text as it stands. */
  text: string
  /** Whom it mentions. */
  mentions?: readonly DraftMention[]
  /** Finds whom an `@` means; absent where nobody can be mentioned. */
  findPeople?: FindPeople | undefined
  rules: WrittenText
  /** It says something without words too. */
  mayBeEmpty?: boolean
  /** What of it can't be changed, in words. */
  note?: string | undefined
  /** Why it was not taken, in words. */
  problem: string | undefined
  submission: Submission<EditedText>
  /** Of the text that is changed. */
  revision: number
  onClose: () => void
}

/** Where one text is changed, which is all that its kind has. */
export function TextEditor({
  title,
  writtenAt,
  text,
  mentions = noMentions,
  findPeople,
  rules,
  mayBeEmpty = false,
  note,
  problem,
  submission,
  revision,
  onClose,
}: TextEditorProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState({ text, mentions })
  const edited = rules.clean(typed.text)
  const left = rules.charactersLeft(typed.text)
  const mentioned = findMentionsAgain(typed.text, edited, typed.mentions)
  const handedIn = { text: edited, mentions: mentioned, revision }
  useSentOnReturn(submission, handedIn)
  const over = intl.formatMessage({ id: 'written.edit.over' }, { count: -left })
  return (
    <WrittenEditor
      title={title}
      writtenAt={writtenAt}
      isSame={edited === text && areSameMentions(mentioned, mentions)}
      isRefused={(edited === '' && !mayBeEmpty) || left < 0}
      isSaving={submission.isPending}
      onSave={() => submission.submit(handedIn)}
      onClose={onClose}
    >
      <MentionField
        label={title}
        isLabelHidden
        text={typed.text}
        mentions={typed.mentions}
        mentionedBefore={mentions}
        onChange={(next, called) => setTyped({ text: next, mentions: called })}
        findPeople={findPeople}
        readOnly={submission.isPending}
        description={note}
        error={left < 0 ? over : problem}
        minRows={4}
      />
    </WrittenEditor>
  )
}
