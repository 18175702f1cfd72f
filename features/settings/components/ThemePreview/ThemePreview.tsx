import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { bubble, card, foot, pill, row } from './ThemePreview.css.ts'

/** A taste of the chosen look: another's words, one's own, and the main action. Not to be pressed. */
export function ThemePreview() {
  return (
    <div aria-hidden className={card}>
      <div className={row({ isOwn: false })}>
        <span className={bubble({ isOwn: false })}>
          <FormattedMessage id="settings.preview.theirs" />
        </span>
      </div>
      <div className={row({ isOwn: true })}>
        <span className={bubble({ isOwn: true })}>
          <FormattedMessage id="settings.preview.own" />
        </span>
      </div>
      <div className={foot}>
        <span className={pill({ emphasis: 'soft' })}>
          <Icon name="penlight" size={16} />
          <FormattedMessage id="settings.preview.oshi" />
        </span>
        <span className={pill({ emphasis: 'solid' })}>
          <FormattedMessage id="settings.preview.action" />
        </span>
      </div>
    </div>
  )
}
