import type { ReactNode } from 'react'
import { form } from './StepForm.css.ts'

/** Holds a form and what stands over it. */
export function StepBody({ children }: { children: ReactNode }) {
  return <div className={form}>{children}</div>
}
