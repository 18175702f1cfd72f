import { use, useState } from 'react'
import { useIntl } from 'react-intl'
import { GlyphPicker } from '#design-system/glyph-picker/GlyphPicker.tsx'
import { GlyphRadios } from '#design-system/glyph-picker/GlyphRadios.tsx'
import { inTone, loadEmojis, type Emoji } from '../../emoji/emojis.ts'
import { findEmojis } from '../../emoji/findEmojis.ts'
import { noteEmoji, useRecentEmojis, useTone } from '../../emoji/recentEmojis.ts'

type EmojiPickerProps = {
  onPick: (emoji: string) => void
  /** On a touch screen one looks first: a keyboard would cover what there is. */
  isTouch: boolean
}

/** Groups of Unicode, each shown by one of its own. */
const groups = { 0: '😀', 1: '👋', 3: '🐈', 4: '🍜', 5: '🗼', 6: '🎉', 7: '💡', 8: '💜' } as const
type Group = keyof typeof groups | 'recent'
const groupIds = Object.keys(groups).map(Number) as (keyof typeof groups)[]
const tones = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'] as const

/** Every emoji: those chosen lately, by group, or found by a word or its reading. Suspends while they load. */
export function EmojiPicker({ onPick, isTouch }: EmojiPickerProps) {
  const intl = useIntl()
  const emojis = use(loadEmojis(intl.locale))
  const kept = useRecentEmojis()
  // What is chosen meanwhile moves nothing under the pointer.
  const [recent] = useState(kept)
  const [tone, setTone] = useTone()
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<Group>(recent.length > 0 ? 'recent' : 0)
  const shown = search.trim()
    ? findEmojis(emojis, search)
    : group === 'recent'
      ? undefined
      : emojis.filter((emoji) => emoji.group === group)
  const nameOf = (each: Group) => intl.formatMessage({ id: `chat.emoji.group.${each}` })
  const faces = [
    ...(recent.length > 0 ? [{ value: 'recent' as const, face: '🕘' }] : []),
    ...groupIds.map((value) => ({ value, face: groups[value] })),
  ]
  return (
    <>
      <GlyphPicker
        label={search.trim() ? intl.formatMessage({ id: 'chat.emoji.found' }) : nameOf(group)}
        searchLabel={intl.formatMessage({ id: 'chat.emoji.search' })}
        placeholder={intl.formatMessage({ id: 'chat.emoji.search.hint' })}
        search={search}
        onSearch={setSearch}
        isSearchFocused={!isTouch}
        emptyWords={intl.formatMessage({ id: 'chat.emoji.none' })}
        groups={
          <GlyphRadios
            label={intl.formatMessage({ id: 'chat.emoji.groups' })}
            options={faces.map(({ value, face }) => ({
              value: String(value),
              face,
              label: nameOf(value),
            }))}
            value={search.trim() ? undefined : String(group)}
            onChange={(value) => {
              setSearch('')
              setGroup(value === 'recent' ? value : (Number(value) as Group))
            }}
          />
        }
        glyphs={
          shown?.map((each) => ({ id: inTone(each, tone), label: each.label })) ??
          recent.map((emoji) => ({ id: emoji, label: labelOf(emojis, emoji) }))
        }
        onPick={(emoji) => {
          noteEmoji(emoji)
          onPick(emoji)
        }}
      />
      <GlyphRadios
        label={intl.formatMessage({ id: 'chat.emoji.tone' })}
        options={tones.map((face, at) => ({
          value: String(at),
          face,
          label: intl.formatMessage({ id: 'chat.emoji.tone.one' }, { tone: at }),
        }))}
        value={String(tone)}
        onChange={(value) => setTone(Number(value))}
      />
    </>
  )
}

const labelOf = (emojis: readonly Emoji[], emoji: string) =>
  emojis.find((each) => each.emoji === emoji || each.tones.includes(emoji))?.label ?? emoji
