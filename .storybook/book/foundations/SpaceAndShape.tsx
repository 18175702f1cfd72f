import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { vars } from '#design-system/theme/contract.css.ts'
import { corners } from '#design-system/theme/shape.ts'
import { radiusNames } from '#design-system/theme/theme.ts'
import { Book, Code } from '../Book.tsx'
import { pair, paper } from '../Book.css.ts'
import * as styles from './foundations.css.ts'

const surfaces = [
  ['sunken', 'A well: what is set back'],
  ['paper', 'A card: tint and a hairline'],
  ['raised', 'What floats: the only shadow there is'],
  ['accent', 'One’s own'],
] as const

/** Space, corners, and what makes depth. */
export function SpaceAndShape() {
  return (
    <Book
      title="Space and shape"
      lead="Space goes by steps of 4 px and belongs to the parent: no component has a margin of its own. Corners are what a brand chooses; depth comes from tint and a hairline."
      source="design-system/theme/contract.css.ts and shape.ts"
      chapters={[
        {
          title: 'Space',
          lead: 'A step is a number: 4 is 16 px. Gutters are 4 on a phone and 6 from a tablet’s width on.',
          content: <Spaces />,
        },
        {
          title: 'Radius',
          lead: 'A brand is sharp, soft or round: one corner for controls, one for cards. Faces and chips are always full.',
          content: <Corners />,
        },
        {
          title: 'Elevation',
          lead: 'Light or dark, what is nearer is lighter. A shadow is for what floats over the page, and for nothing else.',
          content: <Elevation />,
        },
        {
          title: 'Measure',
          lead: `A column of text is ${vars.measure} wide at most: some forty kanji a line.`,
          content: <div className={styles.bar} style={{ maxWidth: vars.measure }} />,
        },
      ]}
    />
  )
}

function Spaces() {
  return (
    <div>
      {Object.entries(vars.space).map(([step, size]) => (
        <div key={step} className={styles.specimenRow}>
          <Text size="small" tone="muted" tabular>
            <Code>space[{step}]</Code> {size === '0' ? '0 px' : size.replace('px', ' px')}
          </Text>
          <div className={styles.bar} style={{ width: size }} />
        </div>
      ))}
    </div>
  )
}

function Corners() {
  return (
    <div className={styles.shapes}>
      {radiusNames.flatMap((name) =>
        (['control', 'card'] as const).map((part, index) => (
          <div key={name + part} className={styles.shape}>
            <div className={styles.box} style={{ borderRadius: corners[name][index] }} />
            <Text size="small" tone="muted" tabular>
              <Code>{name}</Code> {part}, {corners[name][index]}
            </Text>
          </div>
        )),
      )}
      <div className={styles.shape}>
        <div className={styles.box} style={{ borderRadius: vars.radius.full }} />
        <Text size="small" tone="muted">
          <Code>full</Code> faces, chips
        </Text>
      </div>
    </div>
  )
}

function Elevation() {
  return (
    <div className={pair}>
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} data-mode={mode} className={paper}>
          <div className={styles.shapes}>
            {surfaces.map(([tone, what]) => (
              <Surface key={tone} tone={tone} padding={4}>
                <Text size="small" weight="medium">
                  {tone}
                </Text>
                <Text size="caption" tone="muted">
                  {what}
                </Text>
              </Surface>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
