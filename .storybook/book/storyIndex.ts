import { useEffect, useState } from 'react'

/** What Storybook knows of a story, as far as the book asks. */
export interface IndexedStory {
  id: string
  title: string
  name: string
  importPath: string
  exportName?: string
}

let asked: Promise<IndexedStory[]> | undefined

async function readIndex(): Promise<IndexedStory[]> {
  const response = await fetch('./index.json')
  if (!response.ok) return []
  const { entries } = (await response.json()) as { entries: Record<string, IndexedStory> }
  return Object.values(entries)
}

/** Every story that this Storybook has, in the order of its sidebar; none until they have been read. */
export function useStories(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  useEffect(() => {
    let isGone = false
    asked ??= readIndex().catch(() => [])
    void asked.then((read) => {
      if (!isGone) setStories(read)
    })
    return () => {
      isGone = true
    }
  }, [])
  return stories
}
