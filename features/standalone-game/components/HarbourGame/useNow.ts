import { useEffect, useState } from 'react'

const read = () => Math.trunc(Date.now() / 1000)

/** The device's clock in seconds, each second while the page is seen. */
export function useNow(): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(read())
    }
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
