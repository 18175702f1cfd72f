import { Field, type FieldWords } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { card, grid, input, mark, name as nameStyle, words } from '../radio-cards/RadioCards.css.ts'

interface CheckCardsProps<Value extends string> extends FieldWords {
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** Once so many are chosen, the others wait until one is taken back. */
  most?: number
}

/** Some choices of several, in rows; in the options' order. */
export function CheckCards<Value extends string>({
  options,
  values,
  onChange,
  most = options.length,
  ...fieldWords
}: CheckCardsProps<Value>) {
  const change = (value: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : values.includes(each))),
    )
  return (
    <Field as="group" isErrorFirst {...fieldWords}>
      {(control) => (
        <div className={grid({ layout: 'list' })}>
          {options.map(({ value, label }) => {
            const isChosen = values.includes(value)
            return (
              <label key={value} className={card({ layout: 'list' })}>
                <input
                  type="checkbox"
                  value={value}
                  checked={isChosen}
                  disabled={!isChosen && values.length >= most}
                  aria-describedby={control['aria-describedby']}
                  data-invalid={control['aria-invalid']}
                  className={input}
                  onChange={(event) => change(value, event.currentTarget.checked)}
                />
                <span className={words}>
                  <span className={nameStyle}>{label}</span>
                </span>
                <span className={mark}>
                  <Icon name="check" size={16} />
                </span>
              </label>
            )
          })}
        </div>
      )}
    </Field>
  )
}
