import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { error, errorIcon } from './Field.css.ts'

/** What is wrong with a field, and what to do; said aloud when it comes. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={error} aria-live="polite">
      <span className={errorIcon}>
        <Icon name="alert" size={16} />
      </span>
      <span>{children}</span>
    </div>
  )
}
