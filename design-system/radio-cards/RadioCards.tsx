import { useId, type ReactNode } from 'react'
import { Field, type FieldWords } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { themeAttributes, type PaletteName } from '../theme/theme.ts'
import { card, detail, grid, input, mark, name as nameStyle, words } from './RadioCards.css.ts'

interface Option<Value extends string> {
  value: Value
  label: string
  description?: string
  /** A picture of the choice: an avatar, a portrait, a swatch. */
  picture?: ReactNode
  /** The palette this card wears, whatever the page does. */
  palette?: PaletteName
  disabled?: boolean
}

interface RadioCardsProps<Value extends string> extends FieldWords {
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `list`: rows; `tiles`: small pictures with a name under; `cards`: large pictures; `pictures`: two beside each other on a phone. */
  layout?: 'list' | 'tiles' | 'cards' | 'pictures'
  name?: string
}

/** One choice of several, each with a picture. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  layout = 'list',
  name,
  ...fieldWords
}: RadioCardsProps<Value>) {
  const ownName = useId()
  return (
    <Field as="group" isErrorFirst {...fieldWords}>
      {(control) => (
        <div className={grid({ layout })}>
          {options.map((option) => (
            <label
              key={option.value}
              className={card({ layout })}
              {...themeAttributes({ palette: option.palette })}
            >
              <input
                type="radio"
                name={name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={control['aria-describedby']}
                data-invalid={control['aria-invalid']}
                className={input}
                onChange={() => onChange(option.value)}
              />
              {option.picture}
              <span className={words}>
                <span className={nameStyle}>{option.label}</span>
                {option.description && <span className={detail}>{option.description}</span>}
              </span>
              <span className={mark}>
                <Icon name="check" size={16} />
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
