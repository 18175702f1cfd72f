import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/search.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { foldText, isSearchTooLong, searchMaxLength } from '#rules/search.ts'
import { field, line, list, submit, suggestion } from './SearchField.css.ts'
import { useTyping } from './useTyping.ts'

type SearchFieldProps = {
  /** What the page looks for now. */
  words: string
  /** What stays of the address where the words change, before this page answers too. */
  kept?: Readonly<Record<string, string>>
  /** What was looked for before, the latest first. */
  history: readonly string[]
  /** Asked for while typing goes on, or meant: by Enter, by a suggestion. */
  onSearch: (words: string, isMeant: boolean) => void
}

/** A pause in typing, in milliseconds: shorter would ask for what nobody meant. */
const pauseMs = 400
const mostSuggestions = 5

/** Where words are typed. They are looked for as typing pauses, never while an IME is composing them. */
export function SearchField({ words, kept, history, onSearch }: SearchFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(words)
  const [seen, setSeen] = useState(words)
  const ref = useRef<HTMLFormElement>(null)
  const { isFocused, isComposing } = useTyping(ref)
  const [isMeant, setIsMeant] = useState(true)
  // Back, or a link: what the page looks for is what the field says, unless it is being typed into.
  if (seen !== words) {
    setSeen(words)
    if (!isFocused || isMeant) setTyped(words)
  }
  const isTooLong = isSearchTooLong(typed)
  const isWaiting = !isMeant && !isComposing && !isTooLong && typed !== words
  const searchTyped = useEffectEvent(() => onSearch(typed, false))
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => searchTyped(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, typed])

  const mean = (next: string) => {
    setTyped(next)
    setIsMeant(true)
    onSearch(next, true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong || isComposing) return
    // The keyboard makes room for what is found.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    mean(typed)
  }
  const part = foldText(typed.trim())
  const suggestions =
    isFocused && !isMeant && !isComposing && part !== ''
      ? history
          .filter((each) => foldText(each).includes(part) && foldText(each) !== part)
          .slice(0, mostSuggestions)
      : []
  return (
    <form ref={ref} role="search" action={paths.search()} onSubmit={send}>
      {Object.entries(kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={line}>
        <div className={field}>
          <TextField
            type="search"
            name="q"
            label={intl.formatMessage({ id: 'search.field' })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: 'search.placeholder' })}
            autoComplete="off"
            value={typed}
            error={
              isTooLong
                ? intl.formatMessage({ id: 'search.tooLong' }, { most: searchMaxLength })
                : undefined
            }
            onChange={(next) => {
              setTyped(next)
              setIsMeant(false)
            }}
          />
        </div>
        <div className={submit}>
          <IconButton
            type="submit"
            icon="search"
            tone="accent"
            emphasis="solid"
            label={intl.formatMessage({ id: 'search.submit' })}
          />
        </div>
      </div>
      {suggestions.length > 0 && (
        <ul className={list} aria-label={intl.formatMessage({ id: 'search.suggestions' })}>
          {suggestions.map((each) => (
            <li key={each}>
              <button type="button" className={suggestion} onClick={() => mean(each)}>
                <Icon name="clock" size={16} />
                <Text as="span" lines={1}>
                  {each}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
