import { button } from '../button/Button.css.ts'
import { ButtonContent } from '../button/Button.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'

interface ToggleButtonProps {
  /**
   * What is on while it is pressed: 「通知を受け取る」. The same either way, as `aria-pressed` says the rest; where it reads
   * as an act (「フォロー」), what has become of it while it is pressed (「フォロー中」).
   */
  label: string
  /** Its whole name, where many of a kind stand beside each other: 「はるかさんをフォロー」. Holds the label's words. */
  accessibleName?: string
  icon: IconName
  /** The sign while it is pressed: colour alone would not say it. */
  pressedIcon?: IconName
  isPressed: boolean
  onChange: (isPressed: boolean) => void
  size?: 'small' | 'medium'
  /** Shows the sign alone, for what everybody knows by it; the label is its name and tooltip. */
  isLabelHidden?: boolean
  disabled?: boolean
}

/** Turns one thing on and off, at once: to follow, to like, to be told. For a choice in a form take a Checkbox. */
export function ToggleButton({
  label,
  accessibleName,
  icon,
  pressedIcon = 'check',
  isPressed,
  onChange,
  size = 'medium',
  isLabelHidden = false,
  disabled,
}: ToggleButtonProps) {
  const sign = isPressed ? pressedIcon : icon
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={accessibleName ?? (isLabelHidden ? label : undefined)}
      title={isLabelHidden ? label : undefined}
      disabled={disabled}
      onClick={() => onChange(!isPressed)}
      className={button({
        tone: isPressed ? 'accent' : 'neutral',
        emphasis: isPressed ? 'soft' : 'outline',
        size,
        shape: isLabelHidden ? 'square' : 'words',
      })}
    >
      {isLabelHidden ? (
        <Icon name={sign} size={size === 'small' ? 20 : 24} />
      ) : (
        <ButtonContent icon={sign}>{label}</ButtonContent>
      )}
    </button>
  )
}
