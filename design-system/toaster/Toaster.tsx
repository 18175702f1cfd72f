import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { region, sign, toast as toastStyle, words } from './Toaster.css.ts'

/** A word in passing. What must not be missed belongs in a Banner. */
export interface Toast {
  message: string
  tone?: 'info' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
}

type Show = (toast: Toast) => void
interface Shown extends Toast {
  key: number
}

const signs = { info: 'info', success: 'check', danger: 'alert' } as const
/** Long enough to read 40 characters twice, in milliseconds. */
const lifetime = 6000
const atOnce = 3

const ToastContext = createContext<Show>(() => {
  throw new Error('useToast needs a <Toaster> around it.')
})

/** Gives the function that shows a toast. */
export const useToast = () => use(ToastContext)

interface ToasterProps {
  children: ReactNode
  /** What the region is called: 「お知らせ」. */
  label: string
  closeLabel: string
}

/** Holds the app, and shows its toasts over it. */
export function Toaster({ children, label, closeLabel }: ToasterProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const nextKey = useRef(0)
  const show = useCallback<Show>((toast) => {
    nextKey.current += 1
    const key = nextKey.current
    setToasts((shown) => [...shown, { ...toast, key }].slice(-atOnce))
  }, [])
  const drop = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key))
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} aria-live="polite" className={region}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.key}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => drop(toast.key)}
          />
        ))}
      </section>
    </ToastContext>
  )
}

interface ToastItemProps {
  toast: Toast
  closeLabel: string
  onClose: () => void
}

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { message, tone = 'info', action } = toast
  const [isHeld, setIsHeld] = useState(false)
  const expire = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => expire(), lifetime)
    return () => clearTimeout(timer)
  }, [isHeld])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  const held = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return (
    <div className={toastStyle} {...held}>
      <span className={sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <span className={words}>{message}</span>
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
