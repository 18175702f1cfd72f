import { Text } from '#design-system/text/Text.tsx'
import { vars } from '#design-system/theme/contract.css.ts'
import { breakpoints } from '#design-system/theme/media.ts'
import { viewports } from '../../viewports.ts'
import { Book, Code } from '../Book.tsx'
import * as styles from './foundations.css.ts'

const uses: Readonly<Record<keyof typeof vars.layer, string>> = {
  part: 'A part over its neighbour, within a component',
  rail: 'The shell’s side rail and head',
  bar: 'The bar at a phone’s foot',
  overlay: 'Dialogs and sheets',
  progress: 'The line that says a page is on its way',
  notice: 'What is said in passing; theatre',
  skip: 'The link that skips to the content',
}

const changes: Readonly<Record<keyof typeof breakpoints, string>> = {
  tablet: 'Two columns, wider gutters, larger headings',
  desktop: 'A side rail, a list, and its detail',
  wide: 'A third column for what is around',
}

/** What lies over what, and what happens as there is more room. */
export function Layout() {
  return (
    <Book
      title="Layout"
      lead="Phone first, thumb first: no query means a phone. The main action is within reach at the bottom, sheets come before dialogs. With more room there are more columns; nothing is merely stretched."
      source="design-system/theme/media.ts and contract.css.ts"
      chapters={[
        { title: 'Breakpoints', content: <Breakpoints /> },
        {
          title: 'Sizes to look at',
          lead: 'The toolbar has these, and every screen is designed for each.',
          content: <Sizes />,
        },
        {
          title: 'Layers',
          lead: 'A component names its layer, so that what floats never hides what has to be seen above it.',
          content: <Layers />,
        },
      ]}
    />
  )
}

function Breakpoints() {
  const widest = 1600
  const steps = [
    ['phone', 0, 'One column, a bar of five at the foot'] as const,
    ...Object.entries(breakpoints).map(
      ([name, from]) => [name, from, changes[name as keyof typeof breakpoints]] as const,
    ),
  ]
  return (
    <div>
      {steps.map(([name, from, what], index) => (
        <div key={name} className={styles.specimenRow}>
          <Text size="small" tone="muted" tabular>
            <Code>{name}</Code> {from === 0 ? 'no query' : `from ${from} px`}
          </Text>
          <div>
            <div
              className={styles.bar}
              style={{
                marginInlineStart: `${(from / widest) * 100}%`,
                width: `${(((steps[index + 1]?.[1] ?? widest) - from) / widest) * 100}%`,
              }}
            />
            <Text size="small">{what}</Text>
          </div>
        </div>
      ))}
    </div>
  )
}

function Sizes() {
  return (
    <div className={styles.shapes}>
      {Object.values(viewports).map(({ name, styles: { width, height } }) => (
        <div key={name} className={styles.shape}>
          <div
            className={styles.box}
            style={{
              width: `${Number.parseInt(width, 10) / 9}px`,
              height: `${Number.parseInt(height, 10) / 9}px`,
              borderRadius: vars.radius.control,
            }}
          />
          <Text size="small" tone="muted" tabular>
            {name}
          </Text>
        </div>
      ))}
    </div>
  )
}

function Layers() {
  const layers = Object.entries(vars.layer)
  return (
    <div className={styles.layers} style={{ height: `${layers.length * 44 + 60}px` }}>
      {layers.map(([name, layer], index) => (
        <div
          key={name}
          className={styles.sheetOfLayer}
          style={{
            zIndex: layer,
            insetBlockStart: `${16 + (layers.length - 1 - index) * 44}px`,
            insetInlineStart: `${4 + index * 6}%`,
          }}
        >
          <Text size="small">
            <Code>{name}</Code> {uses[name as keyof typeof vars.layer]}
          </Text>
          <Text size="small" tone="muted" tabular>
            {layer}
          </Text>
        </div>
      ))}
    </div>
  )
}
