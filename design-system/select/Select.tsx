import { box } from '../field/Field.css.ts'
import { Field, type FieldWords } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { chevron, frame, select } from './Select.css.ts'

interface SelectProps<Value extends string> extends FieldWords {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  autoComplete?: string
  disabled?: boolean
}

/** One of many, by the device's own list. */
export function Select<Value extends string>({
  label,
  description,
  error,
  requiredLabel,
  isLabelHidden,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ label, description, error, requiredLabel, isLabelHidden }}>
      {(control) => (
        <div className={frame}>
          <select
            {...rest}
            {...control}
            className={`${box({ trailing: true })} ${select}`}
            onChange={(event) => {
              const picked = options[event.currentTarget.selectedIndex]
              if (picked) onChange(picked.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  )
}
