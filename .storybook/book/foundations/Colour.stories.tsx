import preview from '../../preview.tsx'
import { themeOf } from '../../toolbars.ts'
import { page } from '../page.ts'
import { Contrast as ContrastPage } from './Contrast.tsx'
import { Palettes as PalettesPage } from './Palettes.tsx'
import { Roles as RolesPage } from './Roles.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Roles = meta.story({
  render: (_args, { globals }) => <RolesPage theme={themeOf(globals)} />,
})

export const Palettes = meta.story({ render: () => <PalettesPage /> })

export const Contrast = meta.story({
  render: (_args, { globals }) => <ContrastPage theme={themeOf(globals)} />,
})
