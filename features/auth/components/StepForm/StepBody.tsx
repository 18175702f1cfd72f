import type { ReactNode } from 'react'
import { body } from './StepForm.css.ts'

/** Holds a form and what stands over it. */
export function StepBody({ children }: { children: ReactNode }) {
  return <div className={body}>{children}</div>
}
