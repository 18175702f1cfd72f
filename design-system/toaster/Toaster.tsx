import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { region } from './Toaster.css.ts'
import { ToastItem, type Toast } from './ToastItem.tsx'

export type { Toast } from './ToastItem.tsx'

type Show = (toast: Toast) => void
interface Shown extends Toast {
  key: number
}

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
    setToasts((shown) => [...shown.filter(isOther(toast)), { ...toast, key }].slice(-atOnce))
  }, [])
  const drop = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key))
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={label}
        aria-live="polite"
        className={region}
        // Stays live over an open dialog or menu, which it does not close.
        data-react-aria-top-layer="true"
      >
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

/** The same words again are no second thing to read; what can be taken back, or selected, may be another thing by the same words. */
const isOther = (toast: Toast) => (shown: Toast) =>
  shown.message !== toast.message || isOneOfItsOwn(shown) || isOneOfItsOwn(toast)

const isOneOfItsOwn = ({ action, selectable }: Toast) =>
  action !== undefined || selectable !== undefined
