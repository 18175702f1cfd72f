import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldWords } from '#design-system/field/Field.tsx'
import { end, ends, input, row, step } from './ScaleField.css.ts'

type ScaleFieldProps = FieldWords & {
  /** From least to most. */
  steps: readonly { id: string; label: string }[]
  /** What the first and the last mean. */
  low: string
  high: string
  value: string | undefined
  onChange: (id: string) => void
}

/** One step of a row from least to most. */
export function ScaleField({ steps, low, high, value, onChange, ...fieldWords }: ScaleFieldProps) {
  const intl = useIntl()
  const name = useId()
  const endOf = (at: number) => (at === 0 ? low : at === steps.length - 1 ? high : undefined)
  const nameOf = (label: string, meaning: string | undefined) =>
    meaning === undefined
      ? label
      : intl.formatMessage({ id: 'questionnaire.scale' }, { step: label, end: meaning })
  return (
    <Field as="group" isErrorFirst {...fieldWords}>
      {(control) => (
        <div>
          <div className={row}>
            {steps.map(({ id, label }, at) => (
              <label key={id} className={step}>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === value}
                  aria-label={nameOf(label, endOf(at))}
                  aria-describedby={control['aria-describedby']}
                  data-invalid={control['aria-invalid']}
                  className={input}
                  onChange={() => onChange(id)}
                />
                {label}
              </label>
            ))}
          </div>
          <div className={ends} aria-hidden>
            <span className={end}>{low}</span>
            <span className={end}>{high}</span>
          </div>
        </div>
      )}
    </Field>
  )
}
