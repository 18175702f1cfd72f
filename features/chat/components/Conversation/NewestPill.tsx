import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { pillBottom } from './Conversation.css.ts'

type NewestPillProps = {
  isShown: boolean
  /** How many came in since the reader left the end. */
  count: number
  onPress: () => void
}

/** The way back to the newest message: the reader is never moved there. */
export function NewestPill({ isShown, count, onPress }: NewestPillProps) {
  if (!isShown) return null
  return (
    <div className={pillBottom}>
      <Button
        size="small"
        emphasis={count > 0 ? 'soft' : 'quiet'}
        tone={count > 0 ? 'accent' : 'neutral'}
        icon="arrowDown"
        onClick={onPress}
      >
        <Changing of={count}>
          <FormattedMessage
            id={count > 0 ? 'chat.newest.count' : 'chat.newest.jump'}
            values={{ count }}
          />
        </Changing>
      </Button>
    </div>
  )
}
