import { useState } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import * as styles from './foundations.css.ts'

/** A name that one takes along by pressing it. */
export function Copyable({ children }: { children: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={styles.copyable}
      title="Copy"
      translate="no"
      onBlur={() => setCopied(false)}
      onClick={() => {
        void navigator.clipboard.writeText(children).then(() => setCopied(true))
      }}
    >
      <span>{children}</span>
      <span className={styles.copied} role="status">
        {isCopied && (
          <>
            <Icon name="check" size={16} /> copied
          </>
        )}
      </span>
    </button>
  )
}
