import { digitsOf } from '../digits/digits.ts'
import { box } from '../field/Field.css.ts'
import { Field, type FieldControl, type FieldWords } from '../field/Field.tsx'
import { part as partStyle, row, width } from './DateOfBirthField.css.ts'

type Part = 'year' | 'month' | 'day'

/** What was typed, digits only, each possibly unfinished: `{ year: '2001', month: '4', day: '' }`. */
export type DateParts = Readonly<Record<Part, string>>

interface DateOfBirthFieldProps extends FieldWords {
  /** The boxes are `name.year`, `name.month` and `name.day`. */
  name?: string
  value: DateParts
  onChange: (value: DateParts) => void
  onBlur?: () => void
  /** The word beside each box: 年, 月, 日. */
  partLabels: Readonly<Record<Part, string>>
  /** The order that the language writes a date in. */
  order?: readonly Part[]
}

const digits = { year: 4, month: 2, day: 2 } as const
const autofill = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const
const written: readonly Part[] = ['year', 'month', 'day']

/** A birth date, typed: nobody wants to turn a wheel of a hundred years. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { name, value, onChange, onBlur, partLabels, order = written, ...words } = props
  const input = (part: Part, control: FieldControl) => (
    <input
      {...control}
      id={`${control.id}-${part}`}
      name={name && `${name}.${part}`}
      value={value[part]}
      inputMode="numeric"
      autoComplete={autofill[part]}
      className={`${box()} ${width({ digits: digits[part] })}`}
      onBlur={onBlur}
      onChange={(event) => {
        const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
        const typed = event.currentTarget.value
        onChange({ ...value, [part]: composing ? typed : digitsOf(typed, digits[part]) })
      }}
      onCompositionEnd={(event) =>
        onChange({ ...value, [part]: digitsOf(event.currentTarget.value, digits[part]) })
      }
    />
  )
  // 2001年 4月 1日 reads as written; other languages name a box above it.
  const unit = order === written ? 'after' : 'above'
  return (
    <Field as="group" {...words}>
      {(control) => (
        <div className={row}>
          {order.map((part) => (
            <label key={part} className={partStyle({ unit })}>
              {unit === 'after' && input(part, control)}
              <span>{partLabels[part]}</span>
              {unit === 'above' && input(part, control)}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
