import { useState, type Ref } from 'react'
import { digitsOf } from '../digits/digits.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { cell, frame, input } from './CodeField.css.ts'

interface CodeFieldProps extends FieldWords {
  /** ASCII digits, up to `length` of them. */
  value: string
  onChange: (digits: string) => void
  /** Called once when the last digit is in. */
  onComplete?: (digits: string) => void
  length?: number
  name?: string
  autoFocus?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A code of a few digits: one field that looks like boxes. Takes pasted and full-width digits. */
export function CodeField({
  label,
  description,
  error,
  requiredLabel,
  isLabelHidden,
  value,
  onChange,
  onComplete,
  length = 6,
  ...rest
}: CodeFieldProps) {
  // While an IME composes, its own text must stay in the input; digits are taken when it is done.
  const [composing, setComposing] = useState<string>()
  const take = (text: string) => {
    // A code that was wrong is not taken away digit by digit: what is typed after it begins the next one.
    const isAgain = error !== undefined && value.length === length && text.startsWith(value)
    const digits = digitsOf(isAgain ? text.slice(length) : text, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  const shown = composing === undefined ? value : digitsOf(composing, length)
  return (
    <Field {...{ label, description, error, requiredLabel, isLabelHidden }}>
      {(control) => (
        <div className={frame}>
          <input
            {...rest}
            {...control}
            value={composing ?? value}
            inputMode="numeric"
            autoComplete="one-time-code"
            className={input}
            onCompositionStart={(event) => setComposing(event.currentTarget.value)}
            onCompositionEnd={(event) => {
              setComposing(undefined)
              take(event.currentTarget.value)
            }}
            onChange={(event) => {
              const text = event.currentTarget.value
              if (composing === undefined) take(text)
              else setComposing(text)
            }}
          />
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              aria-hidden
              className={cell({
                isInvalid: error !== undefined,
                isActive: at === Math.min(shown.length, length - 1),
                isFilled: error === undefined && at < shown.length,
              })}
            >
              {shown[at]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
