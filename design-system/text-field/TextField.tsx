import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
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
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  autoCapitalize?: 'none'
  spellCheck?: boolean
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
