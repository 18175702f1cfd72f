import { button } from '../button/Button.css.ts'
import { ButtonContent } from '../button/Button.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'

interface ToggleButtonProps {
  /** What is on while it is pressed: 「通知を受け取る」. The same either way, as `aria-pressed` says the rest. */
  label: string
  /**
   * What has become of it while it is pressed (「フォロー中」), where the label reads as an act (「フォロー」). Its words say
   * the state then, and `aria-pressed` does not: who listens would hear it twice, as 「フォロー中、オン」.
   */
  pressedLabel?: string
  /** Its whole name, where many of a kind stand beside each other: 「はるかさんをフォロー」. Holds the words that stand on it. */
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
  pressedLabel,
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
  const words = isPressed ? (pressedLabel ?? label) : label
  return (
    <button
      type="button"
      aria-pressed={pressedLabel === undefined ? isPressed : undefined}
      aria-label={accessibleName ?? (isLabelHidden ? words : undefined)}
      title={isLabelHidden ? words : undefined}
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
        <ButtonContent icon={sign}>{words}</ButtonContent>
      )}
    </button>
  )
}
