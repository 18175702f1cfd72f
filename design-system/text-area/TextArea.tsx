import { useState, type KeyboardEvent, type Ref } from 'react'
import { box } from '../field/Field.css.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { area, frame } from './TextArea.css.ts'

interface TextAreaProps extends FieldWords {
  name?: string
  value?: string
  defaultValue?: string
  /** What it holds now, and whether the browser's undo or redo brought it. */
  onChange?: (value: string, isFromHistory: boolean) => void
  onBlur?: () => void
  /** The cursor, or what is selected, is elsewhere. */
  onSelect?: () => void
  /** Keys as they come; `event.nativeEvent.isComposing` tells an IME's Enter from the fan's. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** What the Enter key of a phone's keyboard says. */
  enterKeyHint?: 'send' | 'enter' | 'done'
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  /** It can be read and marked, and not changed: while what it holds is on its way. */
  readOnly?: boolean
  /** Lines shown when empty, and the most it grows to before it scrolls. */
  minRows?: number
  maxRows?: number
  ref?: Ref<HTMLTextAreaElement>
  /** A list beside it that completes what is typed, and which of it the keys are at. */
  'aria-autocomplete'?: 'list'
  'aria-controls'?: string
  'aria-activedescendant'?: string
}

const heightOf = (rows: number) => `calc(${rows} * 1.6rem + 22px)`

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  description,
  error,
  requiredLabel,
  isLabelHidden,
  value,
  defaultValue = '',
  onChange,
  minRows = 3,
  maxRows = 12,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue)
  const text = value ?? typed
  const words = { label, description, error, requiredLabel, isLabelHidden }
  const size = { minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }
  return (
    <Field {...words}>
      {(control) => (
        <div className={frame} data-value={text} style={size}>
          <textarea
            {...rest}
            {...control}
            rows={1}
            value={text}
            className={`${box()} ${area}`}
            onChange={({ currentTarget, nativeEvent }) => {
              const { inputType = '' } = nativeEvent as InputEvent
              setTyped(currentTarget.value)
              onChange?.(currentTarget.value, inputType.startsWith('history'))
            }}
          />
        </div>
      )}
    </Field>
  )
}
