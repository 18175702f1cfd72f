import { foldText } from '#rules/search.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

const key = privateKey('searches')
const most = 10

/** What the fan looked for on this device, the latest first: theirs, and gone when they sign out. */
export function useSearchHistory() {
  const [text, setText] = useText(privateTexts, key)
  const searches = text ? text.split('\n') : []
  const write = (next: readonly string[]) => setText(next.length > 0 ? next.join('\n') : null)
  return {
    searches,
    /** The same words spelled otherwise take their earlier place. */
    add(words: string) {
      const line = words.replace(/\s+/g, ' ').trim()
      if (line === '') return
      const others = searches.filter((each) => foldText(each) !== foldText(line))
      write([line, ...others].slice(0, most))
    },
    remove: (words: string) => write(searches.filter((each) => each !== words)),
    clear: () => write([]),
  }
}
