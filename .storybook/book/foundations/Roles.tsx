import { vars, type ColorRole } from '#design-system/theme/contract.css.ts'
import { rolesOf, sides } from '#design-system/theme/roles.ts'
import type { Theme } from '#design-system/theme/theme.ts'
import { Text } from '#design-system/text/Text.tsx'
import { Book } from '../Book.tsx'
import { Copyable } from './Copyable.tsx'
import * as styles from './foundations.css.ts'
import { roleGroups } from './roleUses.ts'

/** Every role of colour: its name, what it is on both sides, what it is for. */
export function Roles({ theme }: { theme: Theme }) {
  return (
    <Book
      title="Colour: roles"
      lead="A style names what a colour is for, never which it is. Every role holds two colours, and the mode chooses; the palette and the grey decide which two. They are derived from the Radix scales and moved until they can be read on all that they may stand on. Press a name to copy it."
      source="design-system/theme/roles.ts"
      chapters={roleGroups.map(({ name, roles }) => ({
        title: name,
        content: (
          <div>
            {roles.map(([role, use]) => (
              <RoleRow key={role} role={role} use={use} theme={theme} />
            ))}
          </div>
        ),
      }))}
    />
  )
}

interface RoleRowProps {
  role: ColorRole
  use: string
  theme: Theme
}

function RoleRow({ role, use, theme }: RoleRowProps) {
  return (
    <div className={styles.roleRow}>
      <Copyable>{role}</Copyable>
      <div className={styles.swatches}>
        {sides.map((side) => (
          <div
            key={side}
            data-mode={side}
            className={styles.swatch}
            style={{ background: vars.color[role] }}
          >
            <span className={styles.hex}>
              {side} {role === 'scrim' ? '' : rolesOf({ ...theme, side })[role]}
            </span>
          </div>
        ))}
      </div>
      <Text size="small" tone="muted">
        {use}
      </Text>
    </div>
  )
}
