import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'

/**
 * Each screen begins at its top, or where its reader left it. The router does the same with the page that the server
 * rendered, though by then its reader may have scrolled on, or the browser has brought them back: they stay.
 */
export function ScrollPlace() {
  const { key } = useLocation()
  const firstKey = useRef<string | undefined>(key)
  const stood = useRef(0)
  // Renders with whatever makes the router scroll.
  useNavigation()
  // The parts' effects run first, in their order.
  useLayoutEffect(() => {
    if (firstKey.current !== key) firstKey.current = undefined
    else if (stood.current > 0) window.scrollTo({ top: stood.current, behavior: 'instant' })
  })
  return (
    <>
      <BeforeScrolling
        onCommit={() => {
          stood.current = window.scrollY
        }}
      />
      <ScrollRestoration />
    </>
  )
}

function BeforeScrolling({ onCommit }: { onCommit: () => void }) {
  useNavigation()
  useLayoutEffect(onCommit)
  return null
}
