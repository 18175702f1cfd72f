import { useId, type ReactNode } from 'react'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { description, field, label, legend, required } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

/** What every field of a form says about itself. */
export interface FieldWords {
  label: string
  /** Help that stays: what to type, and why it is asked. */
  description?: ReactNode
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  error?: ReactNode
  /** The word beside the label of a field that must be filled: 「必須」. */
  requiredLabel?: string
  /** Hides the label from the eye where the place says enough. */
  isLabelHidden?: boolean
}

/** Given to the control inside, which spreads it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps extends FieldWords {
  children: (control: FieldControl) => ReactNode
  /** `group` for several controls under one question: a fieldset with a legend. */
  as?: 'field' | 'group'
  /** Says what is wrong over the control: for one taller than the page. */
  isErrorFirst?: boolean
}

/** Ties a label, help and an error to a control, by ids. */
export function Field({ children, as = 'field', isErrorFirst = false, ...words }: FieldProps) {
  const id = useId()
  const parts = { description: `${id}-description`, error: `${id}-error` }
  const describedBy = [
    words.description !== undefined && parts.description,
    words.error !== undefined && parts.error,
  ].filter(Boolean)
  const described = describedBy.length > 0 ? describedBy.join(' ') : undefined
  const control: FieldControl = {
    id,
    'aria-describedby': described,
    'aria-invalid': words.error === undefined ? undefined : true,
    'aria-required': words.requiredLabel === undefined ? undefined : true,
  }
  const isGroup = as === 'group'
  const Element = isGroup ? 'fieldset' : 'div'
  const fault = words.error !== undefined && <FieldError id={parts.error}>{words.error}</FieldError>
  return (
    <Element className={field} aria-describedby={isGroup ? described : undefined}>
      <Head words={words} id={id} descriptionId={parts.description} isGroup={isGroup} />
      {isErrorFirst && fault}
      {children(control)}
      {!isErrorFirst && fault}
    </Element>
  )
}

interface HeadProps {
  words: FieldWords
  id: string
  descriptionId: string
  isGroup: boolean
}

function Head({ words, id, descriptionId, isGroup }: HeadProps) {
  const name = (
    <>
      {words.label}
      {words.requiredLabel !== undefined && <span className={required}>{words.requiredLabel}</span>}
    </>
  )
  return (
    <>
      {isGroup ? (
        <legend className={words.isLabelHidden ? hidden : `${label} ${legend}`}>{name}</legend>
      ) : (
        <label htmlFor={id} className={words.isLabelHidden ? hidden : label}>
          {name}
        </label>
      )}
      {words.description !== undefined && (
        <div id={descriptionId} className={description}>
          {words.description}
        </div>
      )}
    </>
  )
}
