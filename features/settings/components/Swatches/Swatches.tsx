import { useId } from 'react'
import { Field } from '#design-system/field/Field.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { themeAttributes, type Theme } from '#design-system/theme/theme.ts'
import { dot, grid, input, name as nameStyle, swatch } from './Swatches.css.ts'

type SwatchesProps<Value extends string> = {
  label: string
  description: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; theme: Partial<Theme> }[]
  /** Shows each option's grey in the place of its accent. */
  isGrey?: boolean
}

/** One colour of many: dots that wear what they offer, each with its name. */
export function Swatches<Value extends string>(props: SwatchesProps<Value>) {
  const { label, description, value, onChange, options, isGrey = false } = props
  const name = useId()
  return (
    <Field as="group" label={label} description={description}>
      {() => (
        <div className={grid}>
          {options.map((option) => (
            <label key={option.value} className={swatch} {...themeAttributes(option.theme)}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                className={input}
                onChange={() => onChange(option.value)}
              />
              <span className={dot({ isGrey })}>
                {option.value === value && <Icon name="check" />}
              </span>
              <span className={nameStyle}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
