import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/search.ts'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { isSearchTooLong, searchMaxLength } from '#rules/search.ts'
import { field, line, submit } from './SearchField.css.ts'
import { Suggestions } from './Suggestions.tsx'
import { useChoice } from './useChoice.ts'
import { useSuggestions, type Suggestion } from './useSuggestions.ts'
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

/** Where words are typed. They are looked for as typing pauses, never while an IME is composing them. */
export function SearchField({ words, kept, history, onSearch }: SearchFieldProps) {
  const intl = useIntl()
  const navigate = useNavigate()
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
  /** The keyboard makes room for what is found. */
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong || isComposing) return
    leave()
    mean(typed)
  }
  const listId = useId()
  const suggestions = useSuggestions(typed, history, isFocused && !isMeant && !isComposing)
  const pick = (suggestion: Suggestion) => {
    leave()
    if (suggestion.kind === 'words') mean(suggestion.words)
    else {
      // What was typed is not looked for any more.
      setIsMeant(true)
      void navigate(suggestion.href)
    }
  }
  const choice = useChoice(suggestions, typed, pick)
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
            aria-autocomplete="list"
            aria-controls={choice.isOpen ? listId : undefined}
            aria-activedescendant={choice.index >= 0 ? `${listId}-${choice.index}` : undefined}
            onKeyDown={choice.onKeyDown}
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
      <Suggestions
        id={listId}
        suggestions={choice.isOpen ? suggestions : []}
        active={choice.index}
        onPick={pick}
      />
    </form>
  )
}
