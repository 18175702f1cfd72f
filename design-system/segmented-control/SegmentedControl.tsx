import { useId } from 'react'
import { Field, type FieldWords } from '../field/Field.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { input, segment, track } from './SegmentedControl.css.ts'

interface SegmentedControlProps<Value extends string> extends FieldWords {
  options: readonly { value: Value; label: string; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
  name?: string
}

/** One of two to four, at once. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  name,
  ...words
}: SegmentedControlProps<Value>) {
  const ownName = useId()
  return (
    <Field as="group" {...words}>
      {() => (
        <div className={track}>
          {options.map((option) => (
            <label key={option.value} className={segment}>
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                checked={option.value === value}
                className={input}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
