import { vars } from '#design-system/theme/contract.css.ts'
import { floors, measure, pairings, type Measured } from '#design-system/theme/pairings.ts'
import { rolesOf, sides } from '#design-system/theme/roles.ts'
import { greyNames, paletteNames, type Theme } from '#design-system/theme/theme.ts'
import { Book, Code } from '../Book.tsx'
import * as table from '../Book.css.ts'
import * as styles from './foundations.css.ts'

const nameOfFloor = {
  reading: 'Words to read',
  words: 'Words beside them',
  label: 'Words on a button',
  control: 'Controls and focus',
} as const

/** Every pairing that the components make, in figures: in the look that is worn, and in the faintest of all looks. */
export function Contrast({ theme }: { theme: Theme }) {
  return (
    <Book
      title="Colour: contrast"
      lead={`What may stand on what, in ${theme.palette} on ${theme.grey}, and in the faintest of all ${paletteNames.length * greyNames.length * sides.length} looks. WCAG’s ratio is the law. APCA’s Lc knows which of the two is the text, so that it tells light on dark better. A test refuses a pairing that falls under either floor in any look.`}
      source="design-system/theme/pairings.ts"
      chapters={[
        { title: 'Floors', content: <Floors /> },
        ...pairings.map((pairing) => ({
          title: pairing.front,
          lead: nameOfFloor[pairing.floor],
          content: <Figures theme={theme} pairing={pairing} />,
        })),
      ]}
    />
  )
}

function Floors() {
  return (
    <div className={table.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.headCell}>For</th>
            <th className={table.headFigure}>WCAG at least</th>
            <th className={table.headFigure}>APCA Lc at least</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(floors).map(([floor, { wcag, apca }]) => (
            <tr key={floor}>
              <td className={table.cell}>{nameOfFloor[floor as keyof typeof floors]}</td>
              <td className={table.figure}>{wcag.toFixed(1)}</td>
              <td className={table.figure}>{apca}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FiguresProps {
  theme: Theme
  pairing: (typeof pairings)[number]
}

function Figures({ theme, pairing }: FiguresProps) {
  const [light, dark] = sides.map((side) => measure(rolesOf({ ...theme, side }), [pairing]))
  return (
    <div className={table.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.headCell}>On</th>
            {sides.map((side) => (
              <th key={side} className={table.headCell} colSpan={3}>
                {side}
              </th>
            ))}
            <th className={table.headFigure}>Lowest of all</th>
          </tr>
        </thead>
        <tbody>
          {light?.map((inLight, index) => (
            <tr key={inLight.under}>
              <td className={table.cell}>
                <Code>{inLight.under}</Code>
              </td>
              <Cells side="light" measured={inLight} />
              <Cells side="dark" measured={dark![index]!} />
              <Lowest measured={inLight} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ side, measured }: { side: 'light' | 'dark'; measured: Measured }) {
  const { front, under, floor, wcag, apca, isEnough } = measured
  const isLine = floor === 'control'
  const ink = isLine
    ? { boxShadow: `inset 0 0 0 2px ${vars.color[front]}` }
    : { color: vars.color[front] }
  const figure = isEnough ? table.figure : `${table.figure} ${styles.tooFaint}`
  return (
    <>
      <td className={table.cell}>
        <span
          data-mode={side}
          className={styles.sample}
          style={{ background: vars.color[under], ...ink }}
          lang="ja"
          aria-hidden
        >
          {isLine ? '' : '応援 Aa'}
        </span>
      </td>
      <td className={figure}>{wcag.toFixed(2)}</td>
      <td className={figure}>Lc {apca.toFixed(0)}</td>
    </>
  )
}

/** The same two roles in every look: kept, since the page is drawn anew with each turn of the toolbar. */
const lowest = new Map<string, { wcag: number; apca: number }>()

function lowestOf({ front, under, floor }: Measured) {
  const key = `${front} ${under}`
  const known = lowest.get(key)
  if (known) return known
  const all = paletteNames.flatMap((palette) =>
    greyNames.flatMap((grey) =>
      sides.flatMap((side) =>
        measure(rolesOf({ palette, grey, side }), [{ front, behind: [under], floor }]),
      ),
    ),
  )
  const found = {
    wcag: Math.min(...all.map(({ wcag }) => wcag)),
    apca: Math.min(...all.map(({ apca }) => apca)),
  }
  lowest.set(key, found)
  return found
}

function Lowest({ measured }: { measured: Measured }) {
  const { wcag, apca } = lowestOf(measured)
  return (
    <td className={table.figure}>
      {wcag.toFixed(2)}, Lc {apca.toFixed(0)}
    </td>
  )
}
