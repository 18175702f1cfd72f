import { button, content } from '../button/Button.css.ts'
import { ButtonContent, type ButtonLook } from '../button/Button.tsx'
import { frame, input } from './FilePickButton.css.ts'

interface FilePickButtonProps extends ButtonLook {
  label: string
  /** Media types or endings: `image/png,image/jpeg,image/webp`. */
  accept: string
  /** Called with the file; picking the same again calls again. */
  onPick: (file: File) => void
  disabled?: boolean
  'aria-describedby'?: string
}

/** Lets a fan choose a file from the device. */
export function FilePickButton({
  label,
  accept,
  onPick,
  disabled,
  icon,
  ...props
}: FilePickButtonProps) {
  const { tone = 'neutral', emphasis = 'outline', size = 'medium', isFullWidth } = props
  return (
    <span className={frame}>
      <span aria-hidden className={button({ tone, emphasis, size, isFullWidth, shape: 'words' })}>
        <span className={content}>
          <ButtonContent icon={icon}>{label}</ButtonContent>
        </span>
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        disabled={disabled}
        className={input}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </span>
  )
}
