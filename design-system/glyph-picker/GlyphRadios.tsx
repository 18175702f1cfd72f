import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { choice, input, radios } from './GlyphPicker.css.ts'

interface GlyphRadiosProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; face: ReactNode }[]
  /** None of them where something else is shown. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of several, each a sign: one stop of Tab, in which arrow keys choose. */
export function GlyphRadios<Value extends string>({
  label,
  options,
  value,
  onChange,
}: GlyphRadiosProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={radios}>
      {options.map((option) => (
        <label key={option.value} className={choice} title={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            className={input}
            onChange={() => onChange(option.value)}
          />
          <VisuallyHidden>{option.label}</VisuallyHidden>
          <span aria-hidden>{option.face}</span>
        </label>
      ))}
    </div>
  )
}
