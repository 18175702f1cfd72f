import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import type { Fold } from '../../fold/useFold.ts'
import { line } from './FoldedLine.css.ts'

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
      <li className={line}>
        <Icon name="eyeOff" size={16} />
        <FormattedMessage id={`mute.fold.${fold}`} values={{ of, count }} />
        <Button
          emphasis="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'mute.fold.hide' : 'mute.fold.show'} />
        </Button>
      </li>
      {isOpen && children}
    </>
  )
}
