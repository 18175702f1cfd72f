import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { mentionsMost, mentionTyped, moveMentions } from '#rules/mention.ts'
import { foldText } from '#rules/search.ts'
import { insertText } from '#platform/typing/insertText.ts'
import type { DraftMention } from './draftMention.ts'
import type { FindPeople, Person } from './findPeople.ts'

/** A pause in typing after which the gateway is asked. Milliseconds. */
const pauseMs = 120

type Choice = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  mentions: readonly DraftMention[]
  onChange: (text: string, mentions: readonly DraftMention[]) => void
  /** Absent where nobody can be mentioned. */
  find: FindPeople | undefined
}

/** What was answered since one typed this `@`. */
type Answers = { start: number; byName: ReadonlyMap<string, readonly Person[]> }

/**
 * Whom one may mean by a name that is being typed behind an `@`, and which of them the keys are at. It stays shut after
 * Escape until another `@`; keys that choose a conversion choose nobody.
 */
export function useMentionChoice({ field, text, mentions, onChange, find }: Choice) {
  const listId = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  const [shutAt, setShutAt] = useState<number>()
  const [answers, setAnswers] = useState<Answers>({ start: -1, byName: new Map() })
  const [at, setAt] = useState({ name: '', index: 0 })

  // The one that was shut is gone: what is typed in its place is another.
  if (shutAt !== undefined && !/[@＠]/.test(text.charAt(shutAt))) setShutAt(undefined)
  const found = find && cursor !== null ? mentionTyped(text, cursor) : undefined
  const isChosen = mentions.some(({ start }) => start === found?.start)
  const typed = found && !isChosen && found.start !== shutAt ? found : undefined
  const isFull = mentions.length >= mentionsMost
  const start = typed?.start ?? -1
  const name = typed?.name ?? ''
  const byName = answers.start === start ? answers.byName : undefined
  const isKnown = byName?.has(name) ?? false
  // Whoever is not found by a part of a name is not found by more of it.
  const isNobody = prefixesOf(name).some((part) => byName?.get(part)?.length === 0)
  const asks = typed !== undefined && !isFull && !isKnown && !isNobody

  useEffect(() => {
    if (!asks || !find) return
    let isOver = false
    const take = (people: readonly Person[]) => {
      if (isOver) return
      setAnswers((known) => {
        const before = known.start === start ? known.byName : []
        return { start, byName: new Map([...before, [name, people]]) }
      })
    }
    const timer = setTimeout(() => {
      find(name).then(take, () => undefined)
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asks, find, name, start])

  const people = typed && !isFull ? peopleFor(name, byName) : []
  const index = at.name === name && at.index < people.length ? at.index : 0
  const active = people[index]
  const note = noteOf({ isFull, isNobody: people.length === 0 && isKnown, name })
  const isOpen = typed !== undefined && (people.length > 0 || note !== undefined)

  const shut = () => setShutAt(start)
  const pick = (person: Person) => {
    if (!typed || cursor === null || !field.current) return
    const label = `@${person.name}`
    const isApart = /^\s/.test(text.slice(cursor))
    insertText(field.current, isApart ? label : `${label} `, start, cursor)
    const next = field.current.value
    const kept = moveMentions(text, next, mentions).filter((each) => each.start !== start)
    const added = { userId: person.id, start, length: label.length }
    const all = [...kept, added].toSorted((one, other) => one.start - other.start)
    const behind = start + label.length + 1
    onChange(next, all)
    setCursor(behind)
    field.current.setSelectionRange(behind, behind)
  }

  /** Whether the key was for the choice. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key, keyCode, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    if (!isOpen || nativeEvent.isComposing || keyCode === 229) return false
    if (shiftKey || ctrlKey || metaKey || altKey) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (key === 'Escape') shut()
    else if (!active) return false
    else if (step) setAt({ name, index: (index + step + people.length) % people.length })
    else if (key === 'Enter' || key === 'Tab') pick(active)
    else return false
    event.preventDefault()
    // A sheet that the field stands in would close by the same Escape.
    event.stopPropagation()
    return true
  }

  return {
    isOpen,
    people,
    active: index,
    note,
    listId,
    pick,
    onKeyDown,
    /** The cursor is elsewhere, or nowhere. */
    onCursor: () => {
      const { selectionStart = null, selectionEnd = null } = field.current ?? {}
      setCursor(selectionStart === selectionEnd ? selectionStart : null)
    },
    onLeave: () => setCursor(null),
    /** What tells those who hear the field of the list beside it. */
    fieldProps:
      isOpen && active
        ? ({
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active.id}`,
          } as const)
        : {},
  }
}

type Why = { isFull: boolean; isNobody: boolean; name: string }

/** Why there is nobody to choose. */
function noteOf({ isFull, isNobody, name }: Why): 'full' | 'none' | 'quiet' | undefined {
  if (isFull) return 'full'
  if (!isNobody) return undefined
  return name ? 'none' : 'quiet'
}

const prefixesOf = (name: string) =>
  Array.from({ length: name.length }, (_, at) => name.slice(0, at + 1))

/** Those who were answered; until then, those of the answer before who still fit. */
function peopleFor(name: string, byName: Answers['byName'] | undefined): readonly Person[] {
  const answered = byName?.get(name)
  if (answered) return answered
  const before = ['', ...prefixesOf(name)].findLast((part) => byName?.has(part))
  if (before === undefined) return []
  const folded = foldText(name)
  return byName!.get(before)!.filter((person) => foldText(person.name).includes(folded))
}
