import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes the files that are dropped anywhere on the page, which would otherwise open in its place. Answers whether some
 * are held over it.
 */
export function useDroppedFiles(isActive: boolean, onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onDrop)
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
  return isOver
}
