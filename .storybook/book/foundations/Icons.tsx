import { useState } from 'react'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { filledShapes, iconNames } from '#design-system/icon/shapes.ts'
import { Inline } from '#design-system/inline/Inline.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Book, Code } from '../Book.tsx'
import * as styles from './foundations.css.ts'

const sizes = [16, 20, 24, 32] as const

/** Every sign: found by its name, taken along by pressing it. */
export function Icons() {
  return (
    <Book
      title="Icons"
      lead={`${iconNames.length} signs, drawn with one line on a grid of 24, round at its ends and corners. They take the colour of the words around them. On a main path an icon has its word beside it; where it stands alone, it says its meaning to those who cannot see it.`}
      source="design-system/icon/shapes.ts"
      chapters={[
        { title: 'All of them', content: <Search /> },
        {
          title: 'Sizes',
          lead: 'The line is a little heavier on the grid where it is drawn smaller, so that the ink stays even.',
          content: <Sizes />,
        },
        {
          title: 'Solid',
          lead: 'Marks the place one is at. A sign without a solid form keeps its line.',
          content: <Solid />,
        },
      ]}
    />
  )
}

function Search() {
  const [sought, setSought] = useState('')
  const [copied, setCopied] = useState<IconName>()
  const found = iconNames.filter((name) => name.toLowerCase().includes(sought.toLowerCase()))
  return (
    <>
      <TextField type="search" label="Search by name" value={sought} onChange={setSought} />
      <Text size="small" tone="muted" as="div">
        <span role="status">
          {copied ? `${copied} is copied` : `${found.length} of ${iconNames.length}`}
        </span>
      </Text>
      <div className={styles.icons}>
        {found.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.iconTile}
            onClick={() => {
              void navigator.clipboard.writeText(name).then(() => setCopied(name))
            }}
          >
            <Icon name={name} size={24} />
            <Code>{name}</Code>
          </button>
        ))}
      </div>
    </>
  )
}

function Sizes() {
  return (
    <Inline gap={8} align="end">
      {sizes.map((size) => (
        <div key={size} className={styles.iconTile}>
          <Icon name="penlight" size={size} />
          <Text size="caption" tone="muted" tabular>
            {size} px
          </Text>
        </div>
      ))}
    </Inline>
  )
}

function Solid() {
  return (
    <Inline gap={4} wrap>
      {iconNames
        .filter((name) => name in filledShapes)
        .map((name) => (
          <div key={name} className={styles.iconTile}>
            <Inline gap={3}>
              <Icon name={name} size={24} />
              <Icon name={name} size={24} isFilled />
            </Inline>
            <Code>{name}</Code>
          </div>
        ))}
    </Inline>
  )
}
