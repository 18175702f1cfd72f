import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { pillTop } from './Conversation.css.ts'

type ReturnPillProps = { isShown: boolean; onPress: () => void }

/** The way back to where one read, from what was quoted there. */
export function ReturnPill({ isShown, onPress }: ReturnPillProps) {
  if (!isShown) return null
  return (
    <div className={pillTop}>
      <Button size="small" emphasis="soft" icon="back" onClick={onPress}>
        <FormattedMessage id="chat.quote.back" />
      </Button>
    </div>
  )
}
