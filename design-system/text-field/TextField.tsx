import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, Ref } from 'react'
import { box } from '../field/Field.css.ts'
import { Field, type FieldWords } from '../field/Field.tsx'

/** What a single line of typed text may be told. */
export interface TextInputProps {
  name?: string
  value?: string
  defaultValue?: string
  /** Called with the whole text on every change, while an IME composes too. */
  onChange?: (value: string) => void
  onBlur?: () => void
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoFocus?: boolean
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

interface TextFieldProps extends FieldWords, TextInputProps {
  /** A `date` is a day of these years, which the browser's calendar chooses: a birth date is typed. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date'
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  autoCapitalize?: 'none'
  spellCheck?: boolean
  /** Keys as they come; `event.nativeEvent.isComposing` tells an IME's Enter from the fan's. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** A list beside it that completes what is typed, and which of it the keys are at. */
  'aria-autocomplete'?: 'list'
  'aria-controls'?: string | undefined
  'aria-activedescendant'?: string | undefined
}

/** One line of text. */
export function TextField({
  label,
  description,
  error,
  requiredLabel,
  isLabelHidden,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const words = { label, description, error, requiredLabel, isLabelHidden }
  return (
    <Field {...words}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={box()}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
