import type { ReactNode } from 'react'
import { form } from './Form.css.ts'

/** Holds a form and what stands over it. */
export function FormBody({ children }: { children: ReactNode }) {
  return <div className={form}>{children}</div>
}
