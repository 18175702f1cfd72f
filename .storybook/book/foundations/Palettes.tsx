import { vars, type ColorRole } from '#design-system/theme/contract.css.ts'
import { floors, measure } from '#design-system/theme/pairings.ts'
import { rolesOf, sides, type Side } from '#design-system/theme/roles.ts'
import {
  greyNames,
  paletteNames,
  type GreyName,
  type PaletteName,
} from '#design-system/theme/theme.ts'
import { Book } from '../Book.tsx'
import { headCell, scroller } from '../Book.css.ts'
import * as styles from './foundations.css.ts'

const accents = [
  'accentSolid',
  'accentSolidHover',
  'accentBorder',
  'accentText',
  'focusRing',
  'accentSoftHover',
  'accentSoft',
] as const

const neutrals = [
  'surface',
  'background',
  'surfaceSunken',
  'neutralSoft',
  'neutralSoftHover',
  'hairline',
  'borderControl',
  'textMuted',
  'text',
] as const

/** Every palette, every grey, and each of them on the other, in both modes. */
export function Palettes() {
  return (
    <Book
      title="Colour: palettes"
      lead={`${paletteNames.length - 1} hues and mono, ${greyNames.length} greys, two modes: ${paletteNames.length * greyNames.length * 2} looks, and every screen is right in each. A hue is deepened until white can be read on it, unless that would make it another colour; then it keeps its light and takes dark ink. In the dark more hues keep their light, like penlights in a hall.`}
      source="design-system/theme/theme.ts and roles.ts"
      chapters={[
        {
          title: 'Palettes',
          lead: `From left to right: ${accents.join(', ')}.`,
          content: (
            <div>
              {paletteNames.map((palette) => (
                <Strips key={palette} name={palette} worn={{ palette }} roles={accents} />
              ))}
            </div>
          ),
        },
        {
          title: 'Greys',
          lead: `From left to right: ${neutrals.join(', ')}.`,
          content: (
            <div>
              {greyNames.map((grey) => (
                <Strips key={grey} name={grey} worn={{ grey }} roles={neutrals} />
              ))}
            </div>
          ),
        },
        {
          title: 'Each on each',
          lead: `The figure is the lowest WCAG ratio of all words in that look: none may be under ${floors.words.wcag}.`,
          content: <Matrix />,
        },
      ]}
    />
  )
}

interface StripsProps {
  name: string
  worn: { palette?: PaletteName; grey?: GreyName }
  roles: readonly ColorRole[]
}

function Strips({ name, worn, roles }: StripsProps) {
  return (
    <div className={styles.paletteRow}>
      <span translate="no">{name}</span>
      {sides.map((side) => (
        <div
          key={side}
          className={styles.strip}
          data-mode={side}
          data-palette={worn.palette}
          data-grey={worn.grey}
        >
          {roles.map((role) => (
            <span key={role} title={role} style={{ background: vars.color[role] }} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Matrix() {
  return (
    <div className={scroller}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th className={headCell}>Palette</th>
            {sides.map((side) =>
              greyNames.map((grey) => (
                <th key={side + grey} className={headCell} scope="col">
                  {grey}, {side}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {paletteNames.map((palette) => (
            <tr key={palette}>
              <th className={headCell} scope="row">
                {palette}
              </th>
              {sides.map((side) =>
                greyNames.map((grey) => (
                  <td key={side + grey} className={styles.matrixCell}>
                    <Tile palette={palette} grey={grey} side={side} />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TileProps {
  palette: PaletteName
  grey: GreyName
  side: Side
}

function Tile({ palette, grey, side }: TileProps) {
  const words = measure(rolesOf({ palette, grey, side })).filter(({ floor }) => floor !== 'control')
  const lowest = Math.min(...words.map(({ wcag }) => wcag))
  return (
    <div className={styles.tile} data-mode={side} data-palette={palette} data-grey={grey}>
      <span className={styles.dot} />
      <span style={{ color: vars.color.accentText }} lang="ja">
        推し
      </span>
      {lowest.toFixed(1)}
    </div>
  )
}
