import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import type { WrittenText } from '#rules/written.ts'
import { WrittenEditor } from './WrittenEditor.tsx'

type TextEditorProps = {
  title: string
  /** When it was written. */
  writtenAt: string
  /** The text as it stands. */
  text: string
  rules: WrittenText
  /** It says something without words too. */
  mayBeEmpty?: boolean
  /** What of it can't be changed, in words. */
  note?: string | undefined
  /** Why it was not taken, in words. */
  problem: string | undefined
  isSaving: boolean
  /** Takes the text, cleaned. */
  onSave: (text: string) => void
  onClose: () => void
}

/** Where one text is changed, which is all that its kind has. */
export function TextEditor({
  title,
  writtenAt,
  text,
  rules,
  mayBeEmpty = false,
  note,
  problem,
  isSaving,
  onSave,
  onClose,
}: TextEditorProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(text)
  const edited = rules.clean(typed)
  const left = rules.charactersLeft(typed)
  const over = intl.formatMessage({ id: 'written.edit.over' }, { count: -left })
  return (
    <WrittenEditor
      title={title}
      writtenAt={writtenAt}
      isSame={edited === text}
      isRefused={(edited === '' && !mayBeEmpty) || left < 0}
      isSaving={isSaving}
      onSave={() => onSave(edited)}
      onClose={onClose}
    >
      <TextArea
        label={title}
        isLabelHidden
        value={typed}
        onChange={setTyped}
        description={note}
        error={left < 0 ? over : problem}
        minRows={4}
      />
    </WrittenEditor>
  )
}
