import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react'

/**
 * Takes the files that are dropped anywhere on the page, which would otherwise open in its place, and those that are
 * pasted where `onPaste` hears of it. Words that bring a picture of themselves, as word processors and tables do (both
 * as text and as HTML), are pasted as words; a file may bring its name as text. Says whether some are held over the page.
 */
export function useGivenFiles(isActive: boolean, onGiven: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onGiven)
  useEffect(() => {
    if (!isActive) return
    const ended = new AbortController()
    const { signal } = ended
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    addEventListener('dragenter', over, { signal })
    addEventListener('dragover', over, { signal })
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // To nothing: it has left the page.
        if (!relatedTarget) setIsOver(false)
      },
      { signal },
    )
    addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        take([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => ended.abort()
  }, [isActive])
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    const { types } = event.clipboardData
    const hasWords = types.includes('text/plain') && types.includes('text/html')
    if (!isActive || files.length === 0 || hasWords) return
    event.preventDefault()
    onGiven(files)
  }
  return { isDropping: isOver, onPaste }
}
