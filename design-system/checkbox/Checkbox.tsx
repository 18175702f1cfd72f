import { useId, type ReactNode } from 'react'
import {
  description as descriptionStyle,
  error as errorStyle,
  errorIcon,
} from '../field/Field.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { input, mark, row, under, whole, words } from './Checkbox.css.ts'

interface CheckboxProps {
  /** May hold links: 「利用規約に同意する」. */
  label: ReactNode
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (isChecked: boolean) => void
  description?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  disabled?: boolean
}

/** A yes that can be taken back. */
export function Checkbox({
  label,
  description,
  error,
  isRequired,
  onChange,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean)
  return (
    <div className={whole}>
      <label className={row}>
        <input
          {...rest}
          type="checkbox"
          className={input}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={mark}>
          <Icon name="check" size={16} />
        </span>
        <span className={words}>{label}</span>
      </label>
      {description && (
        <div id={`${id}-description`} className={`${descriptionStyle} ${under}`}>
          {description}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={`${errorStyle} ${under}`} aria-live="polite">
          <span className={errorIcon}>
            <Icon name="alert" size={16} />
          </span>
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}
