import type { ReactNode } from 'react'

interface ChangingProps {
  /** What the words are made of: other words where it is another. */
  of: string | number | null
  children: ReactNode
}

/**
 * Words that become others while they are looked at, as a count does: an element of their own, replaced whole. A
 * browser's translator puts elements in the place of texts, and what is written into a text afterwards nobody sees.
 * Where a plain string is all that an element is given, and no component that draws one, React replaces it whole anyway.
 */
export function Changing({ of, children }: ChangingProps) {
  return <span key={of}>{children}</span>
}
