import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import type { Fold } from '../../fold/useFold.ts'
import { QuietLine } from './QuietLine.tsx'

type FoldedLineProps = {
  fold: Exclude<Fold, 'UNSEEN'>
  /** What it stands for. */
  of: 'message' | 'post' | 'topic' | 'comment'
  /** How many of them. */
  count: number
  /** What is folded, as items of the list around. */
  children: ReactNode
}

/** One quiet line in the place of what the fan keeps off their screen; it can be opened, and folded again. */
export function FoldedLine({ fold, of, count, children }: FoldedLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <QuietLine>
        <FormattedMessage id={`mute.fold.${fold}`} values={{ of, count }} />
        <Button
          emphasis="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'mute.fold.hide' : 'mute.fold.show'} />
        </Button>
      </QuietLine>
      {isOpen && children}
    </>
  )
}
