import { useState } from 'react'
import { box } from '../field/Field.css.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { TextInputProps } from '../text-field/TextField.tsx'
import { frame, toggle } from './PasswordField.css.ts'

interface PasswordFieldProps extends FieldWords, TextInputProps {
  /** What the eye does while the password is hidden: 「パスワードを表示」. */
  showLabel: string
  /** And while it is shown: 「パスワードを隠す」. */
  hideLabel: string
  autoComplete: 'new-password' | 'current-password'
}

/** A password, which can be looked at before it is sent. */
export function PasswordField({
  label,
  description,
  error,
  requiredLabel,
  isLabelHidden,
  showLabel,
  hideLabel,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const words = { label, description, error, requiredLabel, isLabelHidden }
  return (
    <Field {...words}>
      {(control) => (
        <div className={frame}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={box({ trailing: true })}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button
            type="button"
            className={toggle}
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} size={24} />
          </button>
        </div>
      )}
    </Field>
  )
}
