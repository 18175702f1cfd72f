import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { selectable as selectableStyle, sign, toast as toastStyle, words } from './Toaster.css.ts'

/** A word in passing. What must not be missed belongs in a Banner. */
export interface Toast {
  message: string
  tone?: 'info' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
  /** To be selected by hand. The toast stays until it is closed. */
  selectable?: string
}

const signs = { info: 'info', success: 'check', danger: 'alert' } as const
/** Long enough to read 40 characters twice, in milliseconds. */
const lifetime = 6000

interface ToastItemProps {
  toast: Toast
  closeLabel: string
  onClose: () => void
}

/** One toast. It leaves by itself, but not from under a finger or the focus. */
export function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { message, tone = 'info', action, selectable } = toast
  const [isHeld, setIsHeld] = useState(false)
  const expire = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld || selectable !== undefined) return
    const timer = setTimeout(() => expire(), lifetime)
    return () => clearTimeout(timer)
  }, [isHeld, selectable])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  const held = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return (
    <div className={toastStyle} {...held}>
      <span className={sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <span className={words}>
        {message}
        {selectable !== undefined && <span className={selectableStyle}>{selectable}</span>}
      </span>
      {action && (
        <Button
          emphasis="quiet"
          size="small"
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={closeLabel} size="small" onClick={onClose} />
    </div>
  )
}
