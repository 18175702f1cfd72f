import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components'
import { box } from '../field/Field.css.ts'
import { empty, glyph, grid, picker } from './GlyphPicker.css.ts'

interface GlyphPickerProps {
  /** Names the grid. */
  label: string
  searchLabel: string
  placeholder?: string
  search: string
  onSearch: (search: string) => void
  /** What is between the search and the grid: which part of all is shown. */
  groups: ReactNode
  /** Each by itself; what it is called is heard, and seen under the pointer. */
  glyphs: readonly { id: string; label: string }[]
  onPick: (id: string) => void
  /** What stands where there are none. */
  emptyWords: string
  /** Whether one writes at once: not where that brings up a keyboard over all. */
  isSearchFocused: boolean
}

/** 44 px: a thumb's. */
const cell = new Size(44, 44)
const layout = { minItemSize: cell, maxItemSize: new Size(64, 44), minSpace: new Size(0, 0) }

/**
 * One of very many small signs, found by words: Enter takes the first, the arrow down goes into the grid. Only what is
 * in sight is drawn. Load it lazily.
 */
export function GlyphPicker({
  label,
  searchLabel,
  placeholder,
  groups,
  ...props
}: GlyphPickerProps) {
  const { search, onSearch, glyphs, onPick, emptyWords, isSearchFocused } = props
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, keyCode, nativeEvent } = event
    // Those that choose a conversion. Safari ends the composition first, and tells it by 229.
    if (nativeEvent.isComposing || keyCode === 229) return
    const first = glyphs[0]
    if (!first || (key !== 'Enter' && key !== 'ArrowDown')) return
    event.preventDefault()
    if (key === 'Enter') onPick(first.id)
    else list.current?.querySelector<HTMLElement>('[role="option"]')?.focus()
  }
  return (
    <div className={picker}>
      <input
        type="search"
        className={box()}
        aria-label={searchLabel}
        placeholder={placeholder}
        value={search}
        autoFocus={isSearchFocused}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {groups}
      <Virtualizer layout={GridLayout} layoutOptions={layout}>
        <ListBox
          ref={list}
          aria-label={label}
          layout="grid"
          items={glyphs}
          selectionMode="none"
          className={grid}
          onAction={(id) => onPick(String(id))}
          renderEmptyState={() => <p className={empty}>{emptyWords}</p>}
        >
          {({ id, label: name }) => (
            <ListBoxItem id={id} textValue={name} aria-label={name} className={glyph}>
              <span aria-hidden title={name}>
                {id}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </div>
  )
}
