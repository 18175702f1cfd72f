import { useEffect, useState } from 'react'
import { readFile } from '#platform/storage/privateFiles.ts'

/** A file of this browser's as an address; `lost` where it has it no more, undefined until it is known. */
export function usePictureUrl(id: string): string | 'lost' | undefined {
  const [found, setFound] = useState<{ id: string; url: string }>()
  useEffect(() => {
    let url: string | undefined
    let isOver = false
    const show = (file: Blob | undefined) => {
      if (isOver) return
      url = file && URL.createObjectURL(file)
      setFound({ id, url: url ?? 'lost' })
    }
    readFile(id).then(show, () => show(undefined))
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return found?.id === id ? found.url : undefined
}
