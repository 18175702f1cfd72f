import type { ReactNode } from 'react'
import { chipLink, words } from './Chip.css.ts'

interface ChipButtonProps {
  children: ReactNode
  /** Stands before the words: a sign. */
  lead?: ReactNode
  /** Whether what it opens is open. */
  isExpanded: boolean
  onClick: () => void
}

/** Opens and shuts what stands below it, among links of its shape. */
export function ChipButton({ children, lead, isExpanded, onClick }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      onClick={onClick}
      className={chipLink({ isChosen: isExpanded })}
    >
      {lead}
      <span className={words}>{children}</span>
    </button>
  )
}
